// Writes one sprite with the icons that sources and levels name ("game-icons:crown", "lucide:x"), each on its own line:
// src/icons/sprite.ts reads it line by line.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const sets = {};
for (const set of ["game-icons", "lucide"]) {
  sets[set] = JSON.parse(readFileSync(join(root, `node_modules/@iconify-json/${set}/icons.json`), "utf8"));
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(gen|test)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Lessons and levels of games name icons too. */
function* data() {
  const games = join(root, "../src/kronika/games");
  for (const { name } of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const levels = join(games, name, "levels.json");
    if (existsSync(levels)) yield levels;
    const lessons = join(games, name, "lessons");
    if (existsSync(lessons)) yield* readdirSync(lessons).map((file) => join(lessons, file));
  }
}

const used = new Map();
for (const path of [...sources(join(root, "src")), ...data()]) {
  for (const [, name] of readFileSync(path, "utf8").matchAll(/["'`]((?:game-icons|lucide):[a-z0-9-]+)["'`]/g)) {
    if (!used.has(name)) used.set(name, path);
  }
}

const symbols = [];
const unknown = [];
for (const name of [...used.keys()].sort()) {
  const [set, id] = name.split(":");
  const { icons, aliases = {}, width = 16, height = 16 } = sets[set];
  const icon = icons[id] ?? icons[aliases[id]?.parent];
  if (!icon) {
    unknown.push(`  ${name} in ${used.get(name).slice(root.length)}`);
    continue;
  }
  // Without a color of its own a picture takes the fill of the place where it is used, gradients too.
  const body = icon.body.replaceAll(' fill="currentColor"', "").replaceAll("\n", " ");
  symbols.push(
    `<symbol id="${set}-${id}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${body}</symbol>`,
  );
}
if (unknown.length) {
  console.error(`There are no such icons:\n${unknown.join("\n")}`);
  process.exit(1);
}

const tone = (id, ...stops) =>
  `<linearGradient id="tone-${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join("")}</linearGradient>`;
const tones = [
  tone("cream", [0, "#fffaf0"], [0.55, "#f2dfb4"], [1, "#c79f5c"]),
  tone("gold", [0, "#fff0b8"], [0.5, "#edbd4a"], [1, "#a06c12"]),
  tone("silver", [0, "#ffffff"], [0.5, "#cfd8de"], [1, "#7d8b95"]),
  tone("copper", [0, "#ffe0c4"], [0.5, "#e29a63"], [1, "#8f4a20"]),
  tone("black", [0, "#4a2a22"], [0.6, "#1c0d0b"]),
  tone("violet", [0, "#f6e6ff"], [0.5, "#cf9ff0"], [1, "#7b45a1"]),
];
const head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">';
writeFileSync(
  join(root, "src/icons/sprite.gen.svg"),
  [`${head}<defs>${tones.join("")}</defs>`, ...symbols, "</svg>\n"].join("\n"),
);
