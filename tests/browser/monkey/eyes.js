/** What a person sees of the page, for the monkey: it is put into every page before its own scripts. */
(() => {
  const CONTROLS = `a[href], button, input, select, textarea, summary, label:has(input),
    [role=button], [role=slider], [role=checkbox], [role=radio], [role=tab]`;
  const ZONES = {
    dialog: "dialog",
    popover: "[popover]",
    curtain: ".curtain",
    words: "[data-move]",
    board: ".board",
    end: ".end",
    sheet: "section.sheet",
    column: "aside",
    top: "header",
    main: "main",
  };
  const sockets = [];
  let seen = [];
  let unanswered = 0; // of what the page asks rules and tables in this browser
  let changed = performance.now();

  const quick = (text) => text.replace(/\s+/g, " ").trim().slice(0, 70);
  const zone = (one) => Object.keys(ZONES).find((name) => one.closest(ZONES[name])) ?? "page";
  const name = (one) =>
    quick(
      one.getAttribute("aria-label") ||
        one.labels?.[0]?.innerText ||
        one.innerText ||
        one.textContent ||
        one.placeholder ||
        "",
    );
  const kind = (one) => {
    if (one.matches("select, textarea")) return one.localName;
    if (one.matches("input")) return one.type;
    return one.matches("a[href]") ? "link" : (one.getAttribute("role") ?? one.localName);
  };

  function visible(one) {
    const box = one.getBoundingClientRect();
    const drawn = box.width >= 4 && box.height >= 4;
    return drawn && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }
  function enabled(one) {
    if (one.matches(":disabled, [aria-disabled=true], [inert] *, [readonly]")) return false;
    return !one.matches("a") || new URL(one.href).origin === location.origin;
  }
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;

  function look() {
    seen = [...top().querySelectorAll(CONTROLS)].filter((one) => visible(one) && enabled(one));
    return seen.map((one) => ({
      zone: zone(one),
      kind: kind(one),
      name: name(one),
      href: one.getAttribute("href") ?? "",
      options: one.options?.length ?? 0,
    }));
  }

  function middle(one) {
    const box = one.getClientRects()[0];
    if (!box) return null;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    return one.contains(hit) ? { x, y } : null;
  }
  function point(one) {
    if (!one.isConnected || !visible(one) || !enabled(one)) return null;
    for (const block of ["nearest", "center"]) {
      one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const found = middle(one);
      if (found) return found;
    }
    return null;
  }

  /** The first of these that can be reached, and where it is. */
  function reach(order) {
    for (const at of order) {
      const found = point(seen[at]);
      if (found) return { at, ...found };
    }
    return null;
  }

  function state() {
    const sheet = document.querySelector("section.sheet");
    const main = document.querySelector("main");
    const root = document.documentElement;
    return {
      path: location.pathname,
      asked: sheet?.dataset.asked ?? null,
      curtain: !!document.querySelector(".curtain"),
      over: !!document.querySelector("#end-title"),
      open: !!document.querySelector("dialog[open], :popover-open"),
      waits: unanswered > 0,
      seeks: !!sheet?.querySelector(".tools button:disabled"),
      offer: !!sheet?.querySelector("button.gold"),
      tools: [...(sheet?.querySelectorAll(".tools button") ?? [])].map((one) =>
        one.textContent.trim(),
      ),
      wait: quick(main?.innerText ?? ""),
      sheet: quick(sheet?.innerText ?? ""),
      works: !!document.querySelector("progress"),
      blank: !main,
      wide: root.scrollWidth - root.clientWidth,
      still: performance.now() - changed,
    };
  }

  /** What lies open and is folded again when it is drawn anew; whether moves are in words is kept. */
  const fold = () =>
    document
      .querySelectorAll("details[open]:not(.sheet *)")
      .forEach((one) => (one.open = false));

  /** What was picked up on the board, if anything, has the keyboard. */
  function focusPicked() {
    const picked = document.querySelector(".board [aria-pressed=true]");
    picked?.focus();
    return !!picked;
  }

  /** Nothing has the keyboard; of the words, which tell of what was looked at last, it was the first. */
  function lookAway() {
    document.querySelector("[data-move]")?.focus();
    document.activeElement.blur();
  }

  /** The network goes: the browser tells the sockets at once. */
  const cut = () => sockets.splice(0).forEach((socket) => socket.close());

  new MutationObserver(() => (changed = performance.now())).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      // Some tell more than they were asked: how far they are.
      this.addEventListener("message", () => (unanswered = Math.max(0, unanswered - 1)));
    }
    postMessage(...given) {
      unanswered++;
      super.postMessage(...given);
    }
    terminate() {
      unanswered = 0;
      super.terminate();
    }
  };
  // A table in this browser is spoken with over a port, as one at a server over a socket.
  const overheard = (way, text) => {
    if (typeof text === "string" && text.startsWith('{"type"')) window.monkeyOverhears(way, text);
  };
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (...given) {
    overheard("sent", given[0]);
    post.apply(this, given);
  };
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      this.port1.addEventListener("message", ({ data }) => overheard("heard", data));
    }
  };
  window.monkey = { look, reach, state, fold, focusPicked, lookAway, cut, one: (at) => seen[at] };
})();
