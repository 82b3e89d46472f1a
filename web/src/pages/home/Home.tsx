// The shelf with the games, what waits for me below it, and a sheet for a new table.
import { useEffect } from "preact/hooks";
import { navigate, query } from "../../app/router";
import { me } from "../../app/session";
import { lang, phone } from "../../app/settings";
import { Icon } from "../../parts/Icon";
import { useTexts } from "../../text/texts";
import { NewTableSheet } from "../new-table/NewTableSheet";
import { playNow } from "../new-table/start";
import { Shelf } from "../Shelf";
import { Foot, LoadError, Shell } from "../Shell";
import { called, greeting } from "./ago";
import { MyTables } from "./MyTables";
import { OpenChronicle } from "./OpenChronicle";
import { PuzzleOfDay } from "./PuzzleOfDay";
import { sorted, waits } from "./rows";
import { games, loadError, loadGames, loadTables, tables } from "./shelf";
import "./home.css";

const EVERY = 8_000;

export default function Home() {
  const texts = useTexts("");
  useEffect(() => {
    if (!games.value) loadGames();
    loadTables();
    const look = () => document.visibilityState === "visible" && loadTables();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const mine = tables.value?.filter((table) => waits(table) === "me").length ?? 0;
  if (loadError.value && !games.value) {
    return (
      <Shell room="home" title="">
        <LoadError
          failed={loadError.value}
          again={() => {
            loadGames();
            loadTables();
          }}
        />
      </Shell>
    );
  }
  const chosen = games.value?.find((game) => game.id === query.value.get("new"));
  const close = () => navigate("/");
  const { open, over } = sorted(tables.value ?? []);
  const rows = <MyTables open={open} over={over} ready={tables.value !== null} />;
  const shelf = <Shelf games={games.value ?? []} chosen={chosen?.id} play={playNow} />;
  return (
    <Shell room="home" title="" class={`home ${chosen ? "with-sheet" : ""}`}>
      <main id="main" class="home-main col">
        <Hello waiting={mine} seats={tables.value?.length} />
        {phone.value ? (
          <>
            {rows}
            {shelf}
          </>
        ) : (
          <>
            {shelf}
            {games.value && rows /* the shelf has its height by then, and nothing below it moves */}
          </>
        )}
        <div class="home-foot wrap">
          <div class="home-ways wrap">
            <PuzzleOfDay />
            <OpenChronicle />
            <a class="btn" href="/sagas">
              <Icon name="game-icons:family-tree" />
              {texts.text("sagas-title")}
            </a>
          </div>
          <Foot />
        </div>
      </main>
      {chosen && <NewTableSheet key={chosen.id} game={chosen} games={games.value ?? []} onClose={close} />}
    </Shell>
  );
}

/** `seats` is at how many tables one sits; until that is known nothing is said about it, in as much room. */
function Hello({ waiting, seats }: { waiting: number; seats: number | undefined }) {
  const texts = useTexts("");
  const said = seats === 0 ? texts.text("home-first") : texts.text("home-waits", { count: waiting });
  const hail = texts.text(greeting(new Date().getHours()));
  const name = called(me.value?.name ?? "", lang.value);
  const asks = hail.endsWith("?");
  return (
    <div class="hello wrap">
      <h1>{name && !asks ? texts.text("home-greeting", { greeting: hail, name }) : hail}</h1>
      <p class={waiting ? "gold" : "sub"}>{seats === undefined ? "\u00a0" : said}</p>
    </div>
  );
}
