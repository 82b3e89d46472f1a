// Somebody with an account: how strong they are at which game, how that came about, what they like, and their games.
import { useEffect, useState } from "preact/hooks";
import type { Params } from "../../app/router";
import { knownMe, me } from "../../app/session";
import { lang } from "../../app/settings";
import { ApiError, api } from "../../net/api";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { Pills } from "../../parts/Pills";
import { RatingBar } from "../../parts/RatingBar";
import { levelsOf, told } from "../../parts/rating";
import { toast } from "../../parts/toast";
import { useTexts } from "../../text/texts";
import type { GameRating, Profile as ProfileOf } from "../../wire";
import { loadOwnRatings } from "../board/own";
import { where } from "../board/where";
import { games, loadGames, titleOf } from "../home/shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { percent } from "../stats/names";
import { Favorites } from "./Favorites";
import { Best, Latest } from "./RatedGames";
import { RatingGraph } from "./RatingGraph";
import "./profile.css";

export default function Profile({ params }: { params: Params }) {
  const texts = useTexts("");
  const name = params.name!;
  const [found, setFound] = useState<ProfileOf | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const account = me.value?.account;
  useEffect(() => {
    if (!games.value) loadGames();
    let gone = false;
    setFailed(null);
    const ask = () =>
      api.profile(name).then(
        (profile) => gone || setFound(profile),
        (failed: unknown) => gone || setFailed(failed instanceof ApiError ? failed : new ApiError(0, "web-offline")),
      );
    // What one may see depends on who one is: once that is known, this is run again.
    if (me.value) ask();
    else
      knownMe().then((mine) => {
        if (!gone && !mine) ask();
      });
    return () => {
      gone = true;
    };
  }, [name, account, tries]);
  const title = texts.text("profile-of", { name });
  if (failed) {
    return (
      <Shell room="profile" title={title}>
        <LoadError failed={failed} again={failed.status === 404 ? undefined : () => setTries(tries + 1)} />
      </Shell>
    );
  }
  if (!found || !games.value) {
    return (
      <Shell room="profile" title={title}>
        <main class="page waiting" id="main" aria-busy="true" />
      </Shell>
    );
  }
  return (
    <Shell room="profile" title={title}>
      <main class="page profile-page" id="main">
        <div class="col profile-left">
          <Card of={found} />
          {found.games > 0 && <Favorites of={found.favorites} />}
        </div>
        <div class="col profile-middle">
          {found.games === 0 ? (
            <p class="leaf profile-part prose sub" data-part="profile-empty">
              {texts.text("profile-empty")}
            </p>
          ) : (
            <>
              <Ratings of={found.ratings} />
              <RatingGraph ratings={found.ratings} />
            </>
          )}
          {found.mine && (
            <Seen
              of={found}
              onChange={(shown) => {
                setFound({ ...found, shown });
                loadOwnRatings().catch(() => {});
              }}
            />
          )}
        </div>
        {found.games > 0 && (
          <div class="col profile-right">
            <Latest games={found.latest} />
            <Best games={found.best} />
          </div>
        )}
        <Foot />
      </main>
    </Shell>
  );
}

/** "listopadu 2026": beside a day the month has the form in which Czech says since when. */
function monthOf(at: number, lang: string): string {
  const parts = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric" }).formatToParts(
    at * 1000,
  );
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("month")} ${part("year")}`;
}

function Card({ of }: { of: ProfileOf }) {
  const texts = useTexts("");
  return (
    <section class="leaf edged col tight profile-card" data-part="profile-card">
      <Crest seat={0} />
      <h1>{of.name}</h1>
      <p class="sub">{texts.text("profile-since", { month: monthOf(of.since, lang.value) })}</p>
      <p>
        <b>{texts.text("profile-games", { count: of.games })}</b>
      </p>
      {of.games > 0 && (
        <p data-part="profile-wins">
          <b class="profile-share">{percent(of.wins / of.games, lang.value)} %</b>{" "}
          {texts.text("profile-wins", { wins: of.wins, games: of.games })}
        </p>
      )}
    </section>
  );
}

function Ratings({ of }: { of: readonly GameRating[] }) {
  const texts = useTexts("");
  return (
    <section class="leaf col profile-part" data-part="profile-ratings" aria-labelledby="profile-ratings">
      <div class="wrap profile-graph-head">
        <h2 id="profile-ratings">{texts.text("profile-ratings")}</h2>
        <span class="sub finest">{texts.text("profile-ratings-help")}</span>
      </div>
      <ul class="profile-ratings">
        {of.map((each) => (
          <OneRating key={each.game} of={each} />
        ))}
      </ul>
    </section>
  );
}

function OneRating({ of }: { of: GameRating }) {
  const texts = useTexts(of.game);
  const levels = levelsOf(games.value?.find(({ id }) => id === of.game));
  return (
    <li data-game={of.game}>
      <a href={`/board/${of.game}`}>{titleOf(texts, of.game).title}</a>
      <RatingBar rating={of.rating} levels={levels} />
      <b>{texts.text("rating-short", told(of.rating))}</b>
      <span class="rating-where sub fine">{where(texts, of.game, levels, of.rating.mu)}</span>
    </li>
  );
}

/** Who may see all this; on one's own page alone. */
function Seen({ of, onChange }: { of: ProfileOf; onChange: (shown: ProfileOf["shown"]) => void }) {
  const texts = useTexts("");
  const show = async (shown: ProfileOf["shown"]) => {
    try {
      await api.showRatings({ shown });
      onChange(shown);
      toast(texts.text("profile-seen-saved"));
    } catch (failed) {
      if (failed instanceof ApiError) toast(texts.text(failed.id, failed.args), { kind: "error" });
    }
  };
  return (
    <section class="leaf col profile-part" data-part="profile-seen">
      <Pills
        legend={texts.text("profile-seen")}
        value={of.shown}
        of={(["everybody", "friends", "nobody"] as const).map((value) => ({
          value,
          label: texts.text(`profile-seen-${value}`),
        }))}
        set={show}
      />
      <p class="sub fine">{texts.text("profile-seen-help")}</p>
      <div class="wrap">
        <a class="btn ghost" href="/mine">
          <Icon name="lucide:list" />
          {texts.text("profile-seen-all")}
        </a>
        <a class="btn ghost" href="/account#own-data">
          <Icon name="lucide:trash-2" />
          {texts.text("profile-seen-erase")}
        </a>
      </div>
    </section>
  );
}
