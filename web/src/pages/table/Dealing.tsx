// All have sat down, and the pages agree on the deal: mostly over before anybody could read it.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { TopBar } from "../../parts/TopBar";
import { useTexts } from "../../text/texts";
import type { TableInfo } from "../../wire";
import "./lobby.css";

const PATIENCE = 1000;

export function Dealing({ info }: { info: TableInfo }) {
  const texts = useTexts(info.game);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return <main class="page waiting" id="main" aria-busy="true" data-part="dealing" />;
  const missing = info.deal!.parts.includes("waits") ? "waits" : "hashed";
  const names = info.chairs.filter(({ seat }) => info.deal!.parts[seat] === missing).map(({ name }) => name);
  return (
    <div class="sheet-page" data-room="table">
      <TopBar crumb={<b>{texts.or(`game-${info.game}`, info.game)}</b>} />
      <main class="page lost" id="main" data-part="dealing" aria-busy="true">
        <Icon name="game-icons:wax-seal" />
        <h1>{texts.text("fair-dealing")}</h1>
        <p role="status">{texts.text("fair-dealing-waits", { names: texts.listed(names) })}</p>
        <p class="sub">
          <a href={`/fairness/${info.id}`}>{texts.text("fair-how")}</a>
        </p>
      </main>
    </div>
  );
}
