// The sprite is put into the page once, so that its pictures take colours and gradients from where they are used.
import address from "./sprite.gen.svg?url";

export async function loadSprite(): Promise<void> {
  try {
    const answer = await fetch(address);
    const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    sprite.classList.add("sprite");
    document.body.prepend(document.adoptNode(sprite));
  } catch {
    // Without pictures everything still has its words.
  }
}
