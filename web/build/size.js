// Scripts and styles of the first load, gzip, against the limit; pages and games that load later are listed too.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const root = new URL("../../src/kronika/server/static/", import.meta.url).pathname;
const packed = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const first = new Set();

// What index.html names, and what those scripts import at once.
const follow = (name) => {
  if (first.has(name)) return;
  first.add(name);
  if (!name.endsWith(".js")) return;
  const text = readFileSync(join(root, name), "utf8");
  for (const [, other] of text.matchAll(/(?:^|[;}\s])import(?:[^"'()]*from)?\s*["']\.\/([^"']+)["']/g))
    follow(`assets/${other}`);
};
const page = readFileSync(join(root, "index.html"), "utf8");
for (const [, name] of page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) follow(name);

let total = 0;
for (const name of [...first].sort()) {
  const size = packed(join(root, name));
  total += size;
  console.log(`${String(size).padStart(8)}  ${name}`);
}
let later = 0;
for (const name of readdirSync(join(root, "assets")).sort()) {
  if (!/\.(js|css)$/.test(name) || first.has(`assets/${name}`)) continue;
  const size = packed(join(root, "assets", name));
  later += size;
  console.log(`${String(size).padStart(8)}  (later) assets/${name}`);
}
console.log(`first load ${total} bytes of ${LIMIT}; with everything that may come later ${total + later}`);
process.exit(total > LIMIT ? 1 : 0);
