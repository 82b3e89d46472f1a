// What the worker does with a request: pure, so that it can be tested without one.

/** A page: from the line, and without one the shell. A file of this build: as it was kept. Something to read that is the
 * same for everybody: from the line, and without one as it was last. Anything else is none of its business. */
type Handling = "page" | "file" | "read" | null;

const READABLE =
  /^\/(?:texts\/[\w-]+\.(?:cs|en)\.ftl|api\/games(?:\/[\w-]+\/(?:cards|rules\/\w+|summary\/\w+|scenes|lessons))?)$/;

export function handling(
  request: { method: string; mode: string; url: string },
  origin: string,
  files: ReadonlySet<string>,
): Handling {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  if (files.has(url.pathname)) return "file";
  if (isReadable(url.pathname)) return "read";
  return request.mode === "navigate" && !/^\/(?:api|texts|assets)\//.test(url.pathname) ? "page" : null;
}

export const isReadable = (path: string): boolean => READABLE.test(path);

interface Message {
  title: string;
  body: string;
  tag: string;
  url: string;
}

/** What a push says; null for what is none of ours. It leads nowhere but into this house. */
export function messageOf(text: string): Message | null {
  let said: Partial<Record<keyof Message, unknown>>;
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    return null;
  }
  if (typeof said !== "object" || said === null) return null;
  const { title, body, tag, url } = said;
  if (typeof title !== "string" || typeof body !== "string" || typeof tag !== "string") return null;
  return { title, body, tag, url: typeof url === "string" && /^\/(?![/\\])/.test(url) ? url : "/" };
}
