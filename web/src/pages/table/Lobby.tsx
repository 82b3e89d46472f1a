// A table that still waits for its people.
import { query } from "../../app/router";
import { useSeen } from "../../app/seen";
import { Icon } from "../../parts/Icon";
import { TopBar } from "../../parts/TopBar";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Gathering } from "../new-table/Gathering";
import { paceText } from "../tables/clock";
import "./lobby.css";

export default function Lobby() {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value!;
  const limit = paceText(info);
  useSeen(info.id, info.seq);
  return (
    <div class="sheet-page" data-room="table">
      <TopBar
        crumb={
          <>
            <b>{texts.or(`game-${info.game}`, info.game)}</b>
            <span>{info.name}</span>
          </>
        }
      >
        {info.pace > 0 && <b>{texts.text(limit.id, limit.args)}</b>}
      </TopBar>
      <main class="page" id="main">
        {info.rematch ? (
          <Aside name={info.name} to={info.rematch} />
        ) : (
          <Gathering info={info} invite={query.value.get("invite") ?? ""} onInfo={(now) => table.learn(now)} />
        )}
      </main>
    </div>
  );
}

/** A saga's game was started again elsewhere while this table waited. */
function Aside({ name, to }: { name: string; to: string }) {
  const texts = useTexts();
  return (
    <section class="put-aside col" role="status">
      <h1>{name}</h1>
      <p>{texts.text("table-aside")}</p>
      <a class="btn go" href={`/table/${encodeURIComponent(to)}`}>
        <Icon name="lucide:chevron-right" />
        {texts.text("saga-renewed-join")}
      </a>
    </section>
  );
}
