// The map of a phone, all sites at once or larger ones to pan over: by a button, or by two fingers.
import { signal } from "@preact/signals";

export const zoomed = signal(false);

/** By how much two fingers must come apart or together. */
const FAR = 1.25;

let apart = 0;

const distance = ({ touches }: TouchEvent): number => {
  const [one, other] = [touches[0]!, touches[1]!];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
};

/** For whatever is to be pinched. */
export const pinching = {
  onTouchStart: (event: TouchEvent) => {
    apart = event.touches.length === 2 ? distance(event) : 0;
  },
  onTouchMove: (event: TouchEvent) => {
    if (!apart || event.touches.length !== 2) return;
    // The page itself is not made larger meanwhile.
    if (event.cancelable) event.preventDefault();
    const ratio = distance(event) / apart;
    if (ratio > FAR) zoomed.value = true;
    else if (ratio < 1 / FAR) zoomed.value = false;
  },
};
