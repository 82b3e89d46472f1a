// All cards of a game: filters, search and order above, the cards, and beside them the one that is being read.
import { useEffect, useMemo } from "preact/hooks";
import { hash, navigate, type Params, path, query } from "../../app/router";
import { narrow } from "../../app/settings";
import { facesOf, lookOf } from "../../games";
import { Card } from "../../parts/Card";
import { CloseUp } from "../../parts/CloseUp";
import { Icon } from "../../parts/Icon";
import { openCloseUp } from "../../parts/looking";
import { Pills } from "../../parts/Pills";
import { Rove } from "../../parts/Rove";
import { GameContext, textsReady, useTexts } from "../../text/texts";
import { GameSwitch } from "../GameSwitch";
import { Foot, Shell } from "../Shell";
import { type CardFilter, chosen, filterOf, type Order, queryOf, valuesOf } from "./choose";
import "./cards.css";

export default function Cards({ params }: { params: Params }) {
  const game = params.game!;
  const texts = useTexts(game);
  const ready = textsReady(game);
  const faces = facesOf(game);
  return (
    <Shell room="cards" title={`${texts.text("cards-title")}: ${texts.or(`game-${game}`, game)}`} class="cards-page">
      <GameContext.Provider value={game}>
        {ready && faces.size > 0 ? <Browser game={game} /> : <main class="page waiting" id="main" aria-busy="true" />}
      </GameContext.Provider>
    </Shell>
  );
}

function Browser({ game }: { game: string }) {
  const texts = useTexts();
  const faces = facesOf(game);
  const filter = filterOf(query.value);
  const { sets, kinds, costs } = useMemo(() => valuesOf(faces.values()), [faces]);
  const shown = chosen(faces.values(), filter, texts);
  const change = (part: Partial<CardFilter>) => navigate(`${path.value}${queryOf({ ...filter, ...part })}`, "replace");
  // The card in the address is opened.
  const target = hash.value;
  useEffect(() => {
    if (!faces.has(target)) return;
    openCloseUp({ game, face: target });
    document.querySelector<HTMLElement>(`[data-face="${CSS.escape(target)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [target, faces, game]);
  const open = (face: string) => {
    navigate(`${path.value}${queryOf(filter)}#${face}`, "replace");
    openCloseUp({ game, face });
  };
  const filtered = Boolean(filter.find || filter.set || filter.kind || filter.cost);
  return (
    <div class="browser">
      <main id="main" class="browser-main col">
        <div class="browser-title wrap">
          <h1>{texts.text("cards-title")}</h1>
          <p class="sub">{texts.or(`game-${game}`, game)}</p>
        </div>
        <search class="filters wrap" aria-label={texts.text("cards-filters")}>
          <label class="find cards-find">
            <Icon name="lucide:search" />
            <input
              class="inp"
              type="search"
              value={filter.find}
              placeholder={texts.text("cards-search")}
              aria-label={texts.text("cards-search")}
              onInput={(event) => change({ find: event.currentTarget.value })}
            />
          </label>
          <GameSwitch section="cards" game={game} class="sort pair sub fine" />
          <label class="sort pair sub fine">
            <span>{texts.text("cards-sort")}</span>
            <select
              class="inp"
              value={filter.order}
              onChange={(event) => change({ order: event.currentTarget.value as Order })}
            >
              {(["cost", "name", "set"] as const).map((order) => (
                <option key={order} value={order}>
                  {texts.text(`cards-sort-${order}`)}
                </option>
              ))}
            </select>
          </label>
          <Filter
            label={texts.text("cards-set")}
            value={filter.set}
            of={sets.map((set) => ({ value: set, label: texts.or(`set-${set}`, set) }))}
            onChange={(set) => change({ set })}
          />
          <Filter
            label={texts.text("cards-kind")}
            value={filter.kind}
            of={kinds.map((kind) => ({
              value: kind,
              label: texts.or(`type-${kind}`, kind),
              icon: lookOf(game).kinds[kind]?.icon,
            }))}
            onChange={(kind) => change({ kind })}
          />
          <Filter
            label={texts.text("cards-cost")}
            value={filter.cost}
            of={costs.map((cost) => ({ value: String(cost), label: String(cost) }))}
            onChange={(cost) => change({ cost })}
          />
        </search>
        <p class="cards-count sub fine" role="status">
          {filtered && shown.length
            ? texts.text("cards-count-of", { count: shown.length, of: faces.size })
            : texts.text("cards-found", { count: shown.length })}
          {filtered && (
            <button type="button" class="btn-link" onClick={() => change({ find: "", set: "", kind: "", cost: "" })}>
              {texts.text("cards-reset")}
            </button>
          )}
        </p>
        <Rove class="all-cards" part="all-cards" label={texts.text("cards-title")}>
          {shown.map((face) => (
            <Card
              key={face.id}
              face={face.id}
              class={face.id === target ? "reading-now" : ""}
              onClick={() => open(face.id)}
            />
          ))}
        </Rove>
        <Foot />
      </main>
      {!narrow.value && (
        <aside class="browser-aside">
          <CloseUp />
        </aside>
      )}
    </div>
  );
}

interface FilterProps {
  label: string;
  value: string;
  of: readonly { value: string; label: string; icon?: string | undefined }[];
  onChange: (value: string) => void;
}

function Filter({ label, value, of, onChange }: FilterProps) {
  const texts = useTexts();
  if (of.length === 0) return null;
  const all = [{ value: "", label: texts.text("cards-all"), icon: undefined }, ...of];
  return (
    <Pills
      class="filter"
      part="filter"
      legend={label}
      value={value}
      set={onChange}
      of={all.map((each) => ({
        value: each.value,
        label: (
          <>
            {each.icon && <Icon name={each.icon} />}
            {each.label}
          </>
        ),
      }))}
    />
  );
}
