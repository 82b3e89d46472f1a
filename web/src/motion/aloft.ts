// What flies over the page: copies of things of a table, beside it in the document until they land.

/** Puts a thing over the page and moves it; landed, it is gone. */
export function fly(thing: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions): void {
  thing.dataset.aloft = "";
  thing.setAttribute("aria-hidden", "true");
  document.body.append(thing);
  thing.animate(frames, how).finished.finally(() => thing.remove());
}

/** Whatever is in the air is gone: somebody else is going to look. */
export function ground(): void {
  for (const thing of document.querySelectorAll("[data-aloft]")) thing.remove();
}
