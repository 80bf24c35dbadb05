/** Keys that do what a button does, for those who want them. */

const ELSEWHERE = "input, textarea, select, dialog"; // there a key has its own meaning

export function keys(does: Record<string, () => void>) {
  return (event: KeyboardEvent): void => {
    const elsewhere = (event.target as Element).closest(ELSEWHERE);
    if (elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    does[event.key]?.();
  };
}
