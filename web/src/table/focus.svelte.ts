/** A control that vanished with its move, its sheet or the match must not take the keyboard's place with it. */
export function keepFocus(changes: () => unknown): void {
  $effect(() => {
    changes();
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = document.getElementById("prompt") ?? document.getElementById("end-title");
    place?.focus({ preventScroll: true });
  });
}
