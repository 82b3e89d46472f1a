// The last page: the oath of the times to come, who is Citizen then, and what of this game the record keep.
import { Crest, Icon, Words } from "../../../parts";
import { useTable } from "../../../table/store";
import { useTexts } from "../../../text/texts";
import { OATH, SUIT } from "../icons";
import type { OathView } from "../view";
import type { Chronicle } from "./pages";
import "./Closing.css";

const LOST = "lucide:log-out";
const ICONS: Record<string, string> = {
  built: "game-icons:castle",
  repaired: "game-icons:castle",
  ruined: "game-icons:broken-wall",
  buried: "game-icons:broken-wall",
  fell: "lucide:arrow-down",
  rose: "lucide:arrow-up",
};

export function Closing({ view, chronicle }: { view: OathView; chronicle: Chronicle }) {
  const table = useTable();
  const texts = useTexts();
  const { next, pages, winner } = chronicle;
  const all = pages.flatMap((page) => page.deeds);
  const lost = all.filter(([what]) => what === "lost").map(([, site]) => site);
  const deeds = all.filter(([what]) => what !== "vow" && what !== "lost");
  return (
    <section class="testament" data-part="testament" aria-label={texts.text("oath-testament")}>
      <div>
        <span class="oath-seal">
          <Icon name={OATH[next] ?? "game-icons:wax-seal"} />
        </span>
        <div>
          <small>{texts.text("oath-next-oath")}</small>
          <h3>{texts.text(`oath-oath-${next}`)}</h3>
          <p>{texts.text(`oath-oath-${next}`, {}, "text")}</p>
        </div>
      </div>
      <div>
        <Crest seat={winner} />
        <p>{texts.text("oath-next-chancellor", { name: table.names.value[winner] ?? "" })}</p>
      </div>
      <ul aria-label={texts.text("oath-deeds")}>
        {deeds.map(([what, of], i) => (
          <li key={i}>
            <Icon name={ICONS[what] ?? SUIT[of] ?? "game-icons:quill-ink"} />
            <span>
              <Words
                pieces={texts.promptPieces({ id: `oath-deed-${what}`, args: { card: of, suit: of, color: of } })}
              />
            </span>
          </li>
        ))}
        {lost.length > 0 && (
          <li>
            <Icon name={LOST} />
            <span>
              {texts.text("oath-lost-sites", { count: lost.length })}{" "}
              <Words
                pieces={lost.flatMap((site, i) => [{ text: i ? ", " : "" }, { text: texts.card(site), card: site }])}
              />
            </span>
          </li>
        )}
        {all.length === 0 && <li>{texts.text("oath-deeds-none")}</li>}
      </ul>
      {view.over && <p class="vh">{texts.text("oath-log-chronicle", { oath: next })}</p>}
    </section>
  );
}
