import { unmarked } from "../text/isolate";

/** Copies a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(unmarked(text));
    return true;
  } catch {
    return false;
  }
}
