// Where a stylesheet belongs, by its path alone: who owns its classes, in which layer it is, and which room it
// cannot leave. A part is owned by its file, a game or a page by its folder.
export const LAYERS = ["tokens", "base", "parts", "game", "page"] as const;

export interface Place {
  owner: string;
  layer: (typeof LAYERS)[number];
  /** The game or page whose things it may style; parts have none, they are everywhere. */
  room?: string;
  /** Names of classes are made unique by the build. */
  module: boolean;
}

export function placeOf(file: string): Place | null {
  const path = file.replaceAll("\\", "/").match(/(?:^|\/)src\/(.+)\.css$/)?.[1];
  if (path === undefined) return null;
  const module = path.endsWith(".module");
  const [area, name, ...deeper] = path.split("/");
  if (area === "styles") return { owner: path, layer: name === "base" ? "base" : "tokens", module };
  if (module || deeper.length === 0) return { owner: path, layer: "parts", module };
  if (area === "games") return { owner: `games/${name}`, layer: "game", room: name!, module };
  if (area === "pages") return { owner: `pages/${name}`, layer: "page", room: name!, module };
  return { owner: path, layer: "parts", module };
}
