// Counters: a medallion with its number, and tokens.
import { useContext } from "preact/hooks";
import { lookOf } from "../games";
import { useTableMaybe } from "../table/store";
import type { Token as TokenShape, Track as TrackShape } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Icon } from "./Icon";

export function Track({ track, hot = false }: { track: TrackShape; hot?: boolean }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const icon = lookOf(game).tracks?.[track.id];
  return (
    <span class={`med ${hot ? "hot" : ""}`}>
      <span class="coin">
        {icon && <Icon name={icon} />}
        <b key={track.value}>{track.most === undefined ? track.value : `${track.value}/${track.most}`}</b>
      </span>
      <em>{texts.or(`${game}-track-${track.id}`, track.id)}</em>
    </span>
  );
}

/** A token; a button where an option touches it. */
export function Token({ token }: { token: TokenShape }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const table = useTableMaybe();
  const kind = token.kind ?? token.id;
  const names = [`token:${token.id}`, `${kind}:${token.id}`];
  const light = table?.light(names, token.id) ?? "";
  const name = texts.or(`${game}-token-${kind}`, kind);
  const icon = lookOf(game).tracks?.[kind] ?? "lucide:circle-dot";
  return (
    <button
      type="button"
      class={`token ${light}`}
      aria-disabled={light === "" ? true : undefined}
      aria-pressed={light === "can" || light === "chosen" ? light === "chosen" : undefined}
      onClick={() => table?.click(names, token.id)}
    >
      <Icon name={icon} />
      <span>{name}</span>
      {token.count !== undefined && <b>{token.count}</b>}
    </button>
  );
}
