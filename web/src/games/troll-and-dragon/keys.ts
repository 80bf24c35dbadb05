/** Arrow keys go from button to button; the space bar and L work wherever nothing else wants them. */

export function keys(press: (key: string) => boolean): (root: HTMLElement) => () => void {
  return (root) => {
    const arrows = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const all = [...root.querySelectorAll<HTMLElement>("button:not([tabindex='-1'])")];
      const here = all.indexOf(event.target as HTMLElement);
      if (!step || here < 0) return;
      all[(here + step + all.length) % all.length]!.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    const shortcut = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || wanted(event)) return;
      if (press(event.key)) event.preventDefault();
    };
    root.addEventListener("keydown", arrows);
    window.addEventListener("keydown", shortcut);
    return () => {
      root.removeEventListener("keydown", arrows);
      window.removeEventListener("keydown", shortcut);
    };
  };
}

/** Somebody writes, a dialog is open, or the space bar presses the button it is on. */
function wanted({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector("dialog[open]")) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, [contenteditable]")) return true;
  return key === " " && !!target.closest("button, a, summary, [role='button'], [role='tab']");
}
