// Walls between the rooms. Each stylesheet is put into the layer of its place, and what a game or a page styles must
// stand in its own room: in an element marked `data-room="oath"` or inside it. A page holds rooms of games (a replay
// holds a table, the card index holds cards); its styles end at their doors. `:scope` is the outermost element of the room, and
// `@room low, across { … }` a size of it (src/app/sizes.ts).
import type { AtRule, Plugin, Root, Rule } from "postcss";
import { queryOf } from "../src/app/sizes.ts";
import { LAYERS, placeOf } from "./place.ts";
import { narrow } from "./selectors.ts";

function fenced(selector: string, room: string, layer: string): string {
  if (/^(:root|html|body)\b/.test(selector) && !/\s/.test(selector.trim())) {
    throw new Error(`"${selector}" is outside of the room "${room}"`);
  }
  const here = `[data-room="${room}"]`;
  const own = selector.replaceAll(":scope", `:where(${here}:not(${here} *))`);
  const inside = own === selector || /[\s>+~]/.test(selector.trim()) ? `:where(${here}, ${here} *)` : "";
  const nested = `:not(:where(${here} [data-room]:not(${here}) *))`;
  return narrow(own, inside + (layer === "page" ? nested : ""));
}

const inKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name);

export const fence: Plugin = {
  postcssPlugin: "fence",
  Once(root: Root, { atRule }) {
    const place = placeOf(root.source?.input.file ?? "");
    if (!place) return;
    root.walkAtRules("room", (size) => {
      const names = size.params.split(",").map((name) => queryOf(name.trim()));
      size.params = `room ${names.length > 1 ? names.map((one) => `(${one})`).join(" or ") : names[0]}`;
      size.name = "container";
    });
    const { room, layer, module } = place;
    if (room && !module) {
      root.walkRules((rule) => {
        if (inKeyframes(rule)) return;
        rule.selectors = rule.selectors.map((selector) => fenced(selector, room, layer));
      });
    }
    const inner = root.nodes.filter((node) => !(node.type === "atrule" && node.name === "import"));
    const around = atRule({ name: "layer", params: layer, nodes: [] });
    for (const node of inner) around.append(node.remove());
    // The order of layers is law, whichever file comes first.
    root.append(atRule({ name: "layer", params: LAYERS.join(", ") }), around);
  },
};
