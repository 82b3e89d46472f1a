// Whether this page is of another version than the server, so that they no longer understand each other.
import { signal } from "@preact/signals";

/** The word by which the server says so, on the socket and over HTTP. It never changes: old pages know no other. */
export const RELOAD = "reload-page";

export const outdated = signal(false);

/** A part of this page could not be loaded. Perhaps the server has a newer page by now, whose parts have other names:
 * then it starts by another script than this one did. Whether that is so. */
export async function lookForNewer(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    if (script && answer.ok && !(await answer.text()).includes(script)) outdated.value = true;
  } catch {
    // Whoever has no line is told about that.
  }
  return outdated.value;
}
