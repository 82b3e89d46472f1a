// Tells the service worker which files belong to its build: all of them, so that any table can be read without a line.
// Their names change with what is in them, and so does the worker.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

export const WORKER = "sw.js";
const MARK = /(["'`])__KRONIKA_SHELL__\1/;

/** `texts` are those of the pages themselves, which have no hash in their names. */
export function shellOf(files: readonly string[], texts: readonly string[]): { build: string; files: string[] } {
  const sorted = [...files].sort();
  const hash = createHash("sha256");
  for (const each of [...sorted, ...texts]) hash.update(`${each.length} ${each}`);
  return { build: hash.digest("hex").slice(0, 12), files: sorted };
}

export const shell: Plugin = {
  name: "kronika-shell",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const worker = bundle[WORKER];
    if (worker?.type !== "chunk") throw new Error("there is no service worker");
    if (worker.imports.length) throw new Error(`the worker has to stand alone, but takes ${worker.imports.join(", ")}`);
    const built = Object.keys(bundle).filter((name) => name !== WORKER && name !== "index.html");
    const page = bundle["index.html"];
    const found = shellOf(
      [...built, ...readdirSync("public")].map((name) => `/${name}`),
      [page?.type === "asset" ? String(page.source) : "", worker.code],
    );
    if (!MARK.test(worker.code)) throw new Error("the worker has no place for its files");
    worker.code = worker.code.replace(MARK, () => JSON.stringify(JSON.stringify(found)));
  },
};
