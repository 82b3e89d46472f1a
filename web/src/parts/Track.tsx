// Counters: a medallion with its number, and tokens.
import { useContext } from "preact/hooks";
import { lookOf } from "../games";
import { marks } from "../table/marks";
import { useTableMaybe } from "../table/store";
import { namesOfTrack, type Token as TokenShape, type Track as TrackShape } from "../table/view";
import { GameContext, useTexts } from "../text/texts";
import { Crest } from "./Crest";
import { Icon } from "./Icon";
import "./Chip.css";
import "./Track.css";

export function Track({ track, hot = false }: { track: TrackShape; hot?: boolean }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const icon = lookOf(game).tracks?.[track.id];
  return (
    <span class={`med col ${hot ? "hot" : ""}`} data-part="track" data-explains={`${game}-track-${track.id}`}>
      <span class="coin">
        {icon && <Icon name={icon} />}
        <b key={track.value}>{track.most === undefined ? track.value : `${track.value}/${track.most}`}</b>
      </span>
      <em>{texts.or(`${game}-track-${track.id}`, track.id)}</em>
    </span>
  );
}

/** A counter in one line, for boards with many of them; a button where an option touches it. */
export function Chip({ track, named = false }: { track: TrackShape; named?: boolean }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const table = useTableMaybe();
  const names = namesOfTrack(track);
  const light = track.ref ? (table?.light(names, track.id) ?? "") : "";
  const icon = lookOf(game).tracks?.[track.id];
  const name = texts.or(`${game}-track-${track.id}`, track.id);
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span class={named || !icon ? "" : "vh"}>{name}</span>
      <b key={track.value}>{track.most === undefined ? track.value : `${track.value}/${track.most}`}</b>
    </>
  );
  const shape = `chip ${track.value ? "" : "none"} ${table?.glow(names, track.id) ?? ""}`;
  if (light !== "can" && light !== "chosen") {
    return (
      <span class={shape} data-tip={name} data-part="track" data-explains={`${game}-track-${track.id}`}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={shape}
      data-tip={name}
      data-part="track"
      data-explains={`${game}-track-${track.id}`}
      {...marks(table, names, track.id)}
      aria-pressed={light === "chosen"}
      onClick={() => table!.click(names, track.id)}
    >
      {inside}
    </button>
  );
}

/** A token in one line, with the crest of whose it is; a button where an option touches it. */
export function TokenChip({ token, crest = false }: { token: TokenShape; crest?: boolean }) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const table = useTableMaybe();
  const kind = token.kind ?? token.id;
  const names = [`token:${token.id}`, `${kind}:${token.id}`];
  const light = table?.light(names, token.id) ?? "";
  const own = token.name ? texts.text(token.name) : "";
  const name = own || texts.or(`${game}-token-${kind}`, kind);
  const owner = token.owner ?? null;
  const whose = crest && owner !== null ? (table?.names.value[owner] ?? "") : "";
  const inside = (
    <>
      {crest && owner !== null && <Crest seat={owner} small />}
      <Icon name={lookOf(game).tracks?.[kind] ?? "lucide:circle-dot"} />
      {own && <span>{own}</span>}
      {token.count !== undefined && <b key={token.count}>{token.count}</b>}
      <span class="vh">{[own ? "" : name, whose].filter(Boolean).join(", ")}</span>
    </>
  );
  const title = [name, whose].filter(Boolean).join(", ");
  const meaning = token.name && texts.has(token.name, "about") ? token.name : undefined;
  const shape = `chip ${table?.glow(names, token.id) ?? ""}`;
  if (light !== "can" && light !== "chosen") {
    return (
      <span class={shape} data-tip={title} data-explains={meaning} data-part="token">
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={shape}
      data-tip={title}
      data-explains={meaning}
      data-part="token"
      {...marks(table, names, token.id)}
      aria-pressed={light === "chosen"}
      onClick={() => table!.click(names, token.id)}
    >
      {inside}
    </button>
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
      class={`token ${table?.glow(names, token.id) ?? ""}`}
      data-part="token"
      {...marks(table, names, token.id)}
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
