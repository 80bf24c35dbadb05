/** What a person could not read or press: [what is wrong, its words] of all that is shown; `still`: without scrolling. */
(still) => {
  const wrong = [];
  const sheet = document.querySelector("dialog[open]"); // what lies under it is not meant to be read
  const MAP = ".map"; // of the dark cave, whose camera brings everything into sight
  const root = sheet ?? document.body;
  const style = (one) => getComputedStyle(one);
  const up = (one, test) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) if (test(at)) return at;
    return null;
  };
  const scrolls = (one) =>
    up(one, (at) => /auto|scroll/.test(style(at).overflowX) && at.scrollWidth > at.clientWidth);
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !up(one, (at) => style(at).clipPath === "inset(50%)");
  const words = (one) => one.textContent.trim().replace(/\s+/g, " ").slice(0, 60);

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const around = text.parentElement;
    if (text.data.trim() && !around.closest(`script, style, option, code, ${MAP}`) && shown(around)) texts.push(text);
  }
  const part = (text, from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  };
  const whole = (text) => part(text, 0, text.length).getBoundingClientRect();

  const broken = (text) => {
    for (const { 0: word, index } of text.data.matchAll(/[^\s/–—-]+/g)) {
      const boxes = [...part(text, index, index + word.length).getClientRects()].filter(({ width }) => width > 0.5);
      if (boxes.some(({ top }) => Math.abs(top - boxes[0].top) > boxes[0].height / 2)) wrong.push(["broken", word]);
    }
  };
  const cut = (text) => {
    const box = whole(text);
    if (scrolls(text.parentElement)) return;
    if (box.right > innerWidth + 1 || box.left < -1) wrong.push(["outside", words(text)]);
    const edge = up(text.parentElement, (at) => /hidden|clip/.test(style(at).overflowX))?.getBoundingClientRect();
    const slack = box.height / 3;
    if (!edge) return;
    if (box.right > edge.right + 1.5 || box.left < edge.left - 1.5 || box.bottom > edge.bottom + slack || box.top < edge.top - slack)
      wrong.push(["cut", words(text)]);
  };

  /** What lies over it, at any of nine points. */
  const over = (one, box) => {
    if (up(one, (at) => style(at).pointerEvents === "none") || scrolls(one)) return null;
    const drawing = one.closest("svg");
    for (const x of [0.15, 0.5, 0.85]) {
      for (const y of [0.3, 0.5, 0.7]) {
        const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        const apart = top && !top.contains(one) && !one.contains(top);
        if (apart && !(drawing && drawing === top.closest("svg"))) return top;
      }
    }
    return null;
  };
  const covered = (one, measure, name) => {
    let found = over(one, measure());
    for (const block of still && !sheet ? [] : ["center", "start", "end"]) {
      if (!found) return;
      one.scrollIntoView({ block, behavior: "instant" });
      found = over(one, measure());
    }
    if (found) wrong.push(["covered", `${name} by ${found.outerHTML.slice(0, 60)}`]);
  };

  const at = scrollY;
  for (const text of texts) {
    broken(text);
    cut(text);
    covered(text.parentElement, () => whole(text), words(text));
  }
  for (const control of root.querySelectorAll("button, a, [role=button], input, summary"))
    if (shown(control) && !control.closest(MAP)) covered(control, () => control.getBoundingClientRect(), control.ariaLabel ?? words(control));
  scrollTo({ top: at, behavior: "instant" });
  return wrong;
}
