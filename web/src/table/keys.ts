/** Keys belong to the topmost thing: to a sheet or a field first, then to the table. */

const FIELDS = "input, textarea, select";
const ABOVE = "dialog[open], :popover-open";

export function keys(does: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest(FIELDS) || document.querySelector(ABOVE)) return;
    does[event.key]?.();
  };
}
