// The key that does the same as a button. On a touch screen there are none.
import { touch } from "../app/settings";

interface KeyProps {
  /** "" where there is none. */
  name: string;
  class?: string;
}

export function Key({ name, class: more }: KeyProps) {
  if (!name || touch.value) return null;
  return <kbd class={more}>{name}</kbd>;
}
