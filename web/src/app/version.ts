// Which Kronika the server is, for the foot of the pages.
import { signal } from "@preact/signals";
import { api } from "../net/api";

/** Empty until the server has answered. */
export const version = signal("");

/** Asks once; without an answer the foot just has no version. */
export async function loadVersion(): Promise<void> {
  if (version.value) return;
  try {
    version.value = (await api.about()).version;
  } catch {
    // Whoever needs the server will say that it is away.
  }
}
