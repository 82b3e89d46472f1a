// A site's landscape: ridges one before the other under a sky, drawn from a few numbers that follow from its name.
import { useMemo } from "preact/hooks";

/** Sky above and below, ground from far to near; how high and how rough the ridges are; water in front. */
interface Land {
  sky: [string, string];
  ground: [string, string, string];
  rough: number;
  water?: boolean;
}

const MEADOW: Land = { sky: ["#8fa9b0", "#e0c890"], ground: ["#a19a5c", "#7a8147", "#4b5a33"], rough: 7 };
const PEAKS: Land = { sky: ["#7c8a9c", "#cdbfa6"], ground: ["#8d93a4", "#666e84", "#3f475c"], rough: 34 };
const COAST: Land = { sky: ["#86a6b5", "#e4cfa0"], ground: ["#8b8f78", "#6c7663", "#2f5a66"], rough: 12, water: true };
const WOODS: Land = { sky: ["#7c9a92", "#c9c99a"], ground: ["#5f7d57", "#44654a", "#264434"], rough: 16 };
const DESERT: Land = { sky: ["#b39f86", "#ecd6a4"], ground: ["#c4a473", "#a1845a", "#77603f"], rough: 9 };
const CITY: Land = { sky: ["#8d8fa3", "#dcbf95"], ground: ["#9a8a74", "#7a6a59", "#534639"], rough: 11 };
const DUSK: Land = { sky: ["#5f6672", "#b59a86"], ground: ["#6b6f74", "#52565c", "#363a41"], rough: 18 };

const LAND: Record<string, Land> = {
  "ancient-city": CITY,
  "great-slum": CITY,
  "the-tribunal": CITY,
  "drowned-city": { ...COAST, ground: ["#75808a", "#4f6672", "#24485a"] },
  "barren-coast": COAST,
  "lush-coast": { ...COAST, ground: ["#7d9a5e", "#5a7d4b", "#2f5f66"] },
  "rocky-coast": { ...COAST, rough: 26 },
  river: { ...MEADOW, water: true },
  marshes: { ...WOODS, water: true, rough: 6 },
  "deep-woods": WOODS,
  "shrouded-wood": DUSK,
  mountain: PEAKS,
  "narrow-pass": PEAKS,
  mine: DUSK,
  "buried-giant": DESERT,
  wastes: DESERT,
  "salt-flats": { ...DESERT, ground: ["#cfc7b4", "#b3a995", "#857b69"], rough: 4 },
  "the-hidden-place": DUSK,
  "standing-stones": { ...MEADOW, sky: ["#7d7f95", "#d8b58c"] },
};

/** Numbers from 0 to 1 that are always the same for the same name. */
function chance(name: string): () => number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 233280;
  return () => {
    seed = (seed * 9301 + 49297) % 233280;
    return seed / 233280;
  };
}

function ridge(next: () => number, top: number, rough: number): string {
  const points = Array.from({ length: 8 }, (_, i) => `${i * 46},${(top - next() * rough).toFixed(1)}`);
  return `M0 170L${points.join("L")}L322 170Z`;
}

export function Landscape({ name }: { name: string }) {
  const { land, far, middle, near, sun } = useMemo(() => {
    const next = chance(name);
    const land = LAND[name] ?? MEADOW;
    return {
      land,
      sun: 60 + next() * 200,
      far: ridge(next, 96, land.rough * 1.7),
      middle: ridge(next, 116, land.rough),
      near: ridge(next, 140, land.rough * 0.6),
    };
  }, [name]);
  return (
    <svg class="landscape" viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="170" fill={land.sky[0]} />
      <rect y="45" width="320" height="125" fill={land.sky[1]} opacity="0.75" />
      <circle cx={sun} cy="60" r="19" fill="#fff3d0" opacity="0.6" />
      <path d={far} fill={land.ground[0]} />
      <path d={middle} fill={land.ground[1]} />
      {land.water ? (
        <>
          <rect y="122" width="320" height="48" fill={land.ground[2]} />
          <path
            d="M0 132h70m20 0h90m30 0h110M20 146h110m30 0h60m25 0h75"
            stroke="#fff"
            stroke-opacity="0.3"
            stroke-width="1.6"
          />
        </>
      ) : (
        <path d={near} fill={land.ground[2]} />
      )}
    </svg>
  );
}
