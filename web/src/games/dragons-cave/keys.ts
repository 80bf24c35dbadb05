/** Arrow keys go from one glowing thing to the next; Escape takes the choice back. */

export function keys(takeBack: () => boolean): (root: HTMLElement) => () => void {
  return (root) => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && takeBack()) event.stopPropagation();
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.stopPropagation(); // the page may have other uses for arrows
      if (event.target instanceof HTMLInputElement) return;
      const all = [
        ...root.querySelectorAll<HTMLElement | SVGElement>('button:not(.gone), [role="button"]'),
      ];
      const here = all.indexOf(event.target as HTMLElement);
      if (here < 0) return;
      all[(here + step + all.length) % all.length]!.focus();
      event.preventDefault();
    };
    root.addEventListener("keydown", press);
    return () => root.removeEventListener("keydown", press);
  };
}
