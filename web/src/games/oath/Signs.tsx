// The pieces of Oath as signs: tokens with their number, warbands as pennants, pawns, and what a thing costs.
import { Icon } from "../../parts";
import { useTexts } from "../../text/texts";
import { BANDITS, BURN, FAVOR, HOUSE, SECRETS, SHIELD, SUPPLY } from "./icons";
import { costOf, type Price } from "./view";

type Kind = "favor" | "secrets" | "flipped" | "supply" | "dice";

const ICON: Record<Kind, string> = {
  favor: FAVOR,
  secrets: SECRETS,
  flipped: SECRETS,
  supply: SUPPLY,
  dice: SHIELD,
};

/** What explains them where they stand on the table. */
const MEANS: Record<Kind, string> = {
  favor: "oath-track-favor",
  secrets: "oath-track-secrets",
  flipped: "oath-track-flipped",
  supply: "oath-track-supply",
  dice: "oath-sign-dice",
};

/** A token and how many; burned ones have a flame. */
export function TokenIcon({
  of,
  count,
  label = true,
  burn = false,
  track,
  means,
}: {
  of: Kind;
  count?: number | string | undefined;
  label?: boolean;
  burn?: boolean;
  /** Whose board it counts: tokens that come in fly there. */
  track?: number;
  /** What it means where it is printed on a card: `oath-sign-…`. */
  means?: string;
}) {
  const texts = useTexts("oath");
  const name = texts.text(`oath-track-${of}`);
  return (
    <span
      class={`otok t-${of}`}
      data-token={of}
      data-tip={label ? name : undefined}
      data-track={track === undefined ? undefined : `${track}.${of}`}
      data-explains={means ? `oath-sign-${means}` : label ? MEANS[of] : undefined}
    >
      <span class="oti">
        <Icon name={ICON[of]} label={label ? name : undefined} />
        {burn && <Icon name={BURN} class="fl" />}
      </span>
      {count !== undefined && <b key={count}>{count}</b>}
    </span>
  );
}

/** Warbands of a color. */
export function Band({
  color,
  count,
  label,
  track,
}: {
  color: string;
  count?: number;
  label?: string | undefined;
  track?: number;
}) {
  return (
    <span
      class="oband"
      data-part="warbands"
      data-tip={label}
      data-explains="oath-track-warbands"
      data-track={track === undefined ? undefined : `${track}.warbands`}
    >
      <span class={`opennant h-${color}`}>
        <Icon name={HOUSE[color] ?? BANDITS} label={label} />
      </span>
      {count !== undefined && <b key={count}>{count}</b>}
    </span>
  );
}

export function Pawn({ color, label, mine = false }: { color: string; label: string; mine?: boolean }) {
  return (
    <span
      class={`pawn h-${color} ${mine ? "mine" : ""}`}
      data-part="pawn"
      data-tip={label}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 30 40" aria-hidden="true">
        <path d="M15 2a8 8 0 0 1 5 14c5 5 7 13 8 20q0 2-2 2H4q-2 0-2-2c1-7 3-15 8-20a8 8 0 0 1 5-14z" />
      </svg>
      <Icon name={HOUSE[color] ?? BANDITS} />
    </span>
  );
}

/** What an action costs: Supply from the least to the most, and what else is paid in one case or the other. */
export function Cost({ prices }: { prices: readonly Price[] | undefined }) {
  if (!prices?.length) return null;
  const { supply, others } = costOf(prices);
  return (
    <span class="abreast costs">
      <TokenIcon of="supply" count={supply} />
      {others.map(({ favor, secrets }, i) => (
        <span key={i} class="abreast costs">
          {i > 0 && "/"}
          {favor > 0 && <TokenIcon of="favor" count={favor} />}
          {secrets > 0 && <TokenIcon of="secrets" count={secrets} />}
        </span>
      ))}
    </span>
  );
}
