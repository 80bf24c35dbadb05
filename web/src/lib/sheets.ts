/** Sheets before the page, the last on top. The browser's "back" takes one away before it leaves the page. */

const open: (() => void)[] = [];

/** All sheets together have one entry in the browser's history. */
export const onSheet = (): boolean => history.state?.sheet === true;

/** Called when a sheet is shown; what it returns, when it is gone. */
export function sheet(close: () => void): () => void {
  open.push(close);
  if (!onSheet()) history.pushState({ sheet: true }, "");
  return () => {
    open.splice(open.indexOf(close), 1);
    queueMicrotask(settle); // another sheet may take its place at once
  };
}

function settle(): void {
  if (!open.length && onSheet()) history.back();
}

addEventListener("popstate", () => {
  if (onSheet() || !open.length) return;
  if (open.length > 1) history.pushState({ sheet: true }, "");
  open.at(-1)!();
});

settle(); // of a page loaded anew
