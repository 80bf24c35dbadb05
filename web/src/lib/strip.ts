/** A row longer than its place: it fades where it goes on, and follows whoever's turn it is. */

const FADE = 32;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The turn is marked with the class `turn`; `whose` says when it passes on. */
export function strip(whose: string) {
  return (row: HTMLElement): (() => void) => {
    void whose;
    const fade = () => {
      const before = Math.min(FADE, row.scrollLeft);
      const after = Math.min(FADE, row.scrollWidth - row.clientWidth - row.scrollLeft);
      const mask = `linear-gradient(to right, transparent, #000 ${before}px calc(100% - ${after}px), transparent)`;
      row.style.maskImage = before + after < 1 ? "" : mask;
    };
    const follow = () => {
      const marked = row.querySelector<HTMLElement>(".turn");
      if (!marked) return;
      const left = marked.offsetLeft - (row.clientWidth - marked.offsetWidth) / 2;
      row.scrollTo({ left, behavior: calm.matches ? "instant" : "smooth" });
    };
    follow();
    const size = new ResizeObserver(() => (follow(), fade()));
    size.observe(row);
    row.addEventListener("scroll", fade);
    return () => {
      size.disconnect();
      row.removeEventListener("scroll", fade);
    };
  };
}
