// A table that still waits for its people.
import { query } from "../../app/router";
import { TopBar } from "../../parts/TopBar";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Gathering } from "../new-table/Gathering";

export default function Lobby() {
  const table = useTable();
  const texts = useTexts();
  const info = table.info.value!;
  return (
    <div class="sheet-page">
      <TopBar
        crumb={
          <>
            <b>{texts.or(`game-${info.game}`, info.game)}</b>
            <span>{info.name}</span>
          </>
        }
      />
      <main class="page" id="main">
        <Gathering
          info={info}
          invite={query.value.get("invite") ?? ""}
          onInfo={(now) => {
            table.info.value = now;
          }}
        />
      </main>
    </div>
  );
}
