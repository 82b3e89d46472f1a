// A new tournament: game and setup, how it is paired, how much time there is, and who may enter.
import { useEffect, useState } from "preact/hooks";
import { navigate } from "../../app/router";
import { me } from "../../app/session";
import { ApiError, api, type GameInfo } from "../../net/api";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { NewTournament as Body } from "../../wire";
import { playable, seatChoices } from "../company/choice";
import { gameName, games, loadGames } from "../home/shelf";
import { defaults, setupOf, type Values } from "../new-table/form";
import { SetupFields } from "../new-table/SetupFields";
import { Foot, Shell } from "../Shell";
import { TimeLimitField } from "../tables/TimeLimitField";
import "../new-table/NewTableSheet.css";
import "./tournament.css";

const PATIENCE = [300, 600, 1800, 3600, 24 * 3600] as const;
const ROUNDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export default function NewTournament() {
  const texts = useTexts("");
  useEffect(() => {
    if (!games.value) loadGames();
  }, []);
  const choices = playable(games.value ?? []);
  return (
    <Shell room="tournament" title={texts.text("tournament-new")}>
      <main class="page" id="main">
        <h1>{texts.text("tournament-new")}</h1>
        <p class="prose">{texts.text("tournament-new-help")}</p>
        {choices.length > 0 && <Sheet games={choices} />}
        <Foot />
      </main>
    </Shell>
  );
}

type Plan = Omit<Body, "game" | "setup">;

const FIRST: Plan = {
  name: "",
  system: "swiss",
  seats: 2,
  rounds: 3,
  pace: 0,
  clock: null,
  patience: 600,
  listed: false,
};

function Sheet({ games }: { games: readonly GameInfo[] }) {
  const texts = useTexts("");
  const [id, setId] = useState(games[0]!.id);
  const [plan, setPlan] = useState<Plan>(FIRST);
  const [values, setValues] = useState<Values | null>(null);
  const [busy, setBusy] = useState(false);
  const game = games.find((each) => each.id === id)!;
  const change = (part: Partial<Plan>) => setPlan((now) => ({ ...now, ...part }));
  const setup = values ?? defaults(game.setup);
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { line } = await api.createTournament({ ...plan, game: id, setup: setupOf(game, setup, plan.seats) });
      navigate(`/tournament/${encodeURIComponent(line.id)}`);
    } catch (failed) {
      setBusy(false);
      if (!(failed instanceof ApiError)) throw failed;
      toast(texts.text(failed.id, failed.args), { kind: "error" });
    }
  };
  return (
    <form class="cup-form leaf edged col" data-part="new-tournament" onSubmit={create}>
      <label class="fld">
        <span>{texts.text("tournament-of-name")}</span>
        <input
          class="inp"
          required
          maxLength={60}
          autocomplete="off"
          value={plan.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label class="fld">
        <span>{texts.text("tournament-game")}</span>
        <select
          class="inp"
          data-part="which-game"
          value={id}
          onChange={(event) => {
            setId(event.currentTarget.value);
            setValues(null);
            change({ seats: 2 });
          }}
        >
          {games.map((each) => (
            <option key={each.id} value={each.id}>
              {gameName(texts, each.id)}
            </option>
          ))}
        </select>
      </label>
      <Pills
        legend={texts.text("tournament-system")}
        value={plan.system}
        of={(["swiss", "round-robin"] as const).map((value) => ({
          value,
          label: texts.text(`tournament-system-${value}`),
        }))}
        set={(system) => change({ system })}
      />
      <p class="sub fine">{texts.text(`tournament-${plan.system}-help`)}</p>
      <div class="cup-two">
        <label class="fld">
          <span>{texts.text("tournament-seats")}</span>
          <select
            class="inp"
            value={String(plan.seats)}
            onChange={(event) => change({ seats: Number(event.currentTarget.value) })}
          >
            {seatChoices(game.variants).map((n) => (
              <option key={n} value={String(n)}>
                {n}
              </option>
            ))}
          </select>
        </label>
        {(plan.system === "swiss" || plan.seats > 2) && (
          <label class="fld">
            <span>{texts.text("tournament-rounds-count")}</span>
            <select
              class="inp"
              data-part="how-many-rounds"
              value={String(plan.rounds)}
              onChange={(event) => change({ rounds: Number(event.currentTarget.value) })}
            >
              {ROUNDS.map((n) => (
                <option key={n} value={String(n)}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <TimeLimitField value={plan} onChange={change} />
      <label class="fld">
        <span>{texts.text("tournament-come")}</span>
        <select
          class="inp"
          value={String(plan.patience)}
          onChange={(event) => change({ patience: Number(event.currentTarget.value) })}
        >
          {PATIENCE.map((seconds) => (
            <option key={seconds} value={String(seconds)}>
              {seconds < 3600
                ? texts.text("tournament-minutes", { count: seconds / 60 })
                : texts.text("tournament-hours", { count: seconds / 3600 })}
            </option>
          ))}
        </select>
        <small>{texts.text("tournament-come-help")}</small>
      </label>
      <Pills
        legend={texts.text("tournament-who")}
        value={plan.listed ? "all" : "link"}
        of={(["link", "all"] as const).map((value) => ({ value, label: texts.text(`tournament-who-${value}`) }))}
        set={(value) => change({ listed: value === "all" })}
      />
      <div data-room="new-table">
        <SetupFields game={game} values={setup} seats={plan.seats} saga="" onChange={setValues} />
      </div>
      {me.value && !me.value.account && (
        <p>
          {texts.text("tournament-account")} <a href="/account">{texts.text("account-title")}</a>
        </p>
      )}
      <button type="submit" class="btn go" disabled={busy || !me.value?.account}>
        <Icon name="lucide:trophy" />
        {texts.text("tournament-create")}
      </button>
    </form>
  );
}
