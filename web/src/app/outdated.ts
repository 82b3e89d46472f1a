// Whether this page is of another version than the server, so that they no longer understand each other.
import { signal } from "@preact/signals";

/** The word by which the server says so, on the socket and over HTTP. It never changes: old pages know no other. */
export const RELOAD = "reload-page";

export const outdated = signal(false);
