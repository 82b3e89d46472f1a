// Before the game: the players choose areas and citizens for the center, one after another.
import { Card, Icon, Rove } from "../../parts";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { facesOf } from "..";
import { AREA } from "./icons";
import { numbersOf, rowsOf, type ValeriaView } from "./view";
import "./Draft.css";

const AREAS = 5;

export function Draft({ view }: { view: ValeriaView }) {
  const table = useTable();
  const texts = useTexts();
  const faces = facesOf("valeria");
  const left = new Set(view.extra.draft);
  const [monsters, low, high] = rowsOf(view).map(({ stacks }) => stacks.flatMap(({ cards }) => cards));
  const areas = new Set((monsters ?? []).map(({ face }) => faces.get(face ?? "")?.area as string));
  const there = new Set([...(low ?? []), ...(high ?? [])].map(({ face }) => face));
  const citizens = [...faces.values()]
    .filter(({ id, kinds }) => kinds?.[0] === "citizen" && hasRival(id))
    .sort((a, b) => (numbersOf(a)[0] ?? 0) - (numbersOf(b)[0] ?? 0));
  const open = new Set(citizens.filter(({ id }) => left.has(id)).map((face) => numbersOf(face).join()));
  const state = (gone: boolean, here: boolean) =>
    here ? texts.text("valeria-draft-there") : gone ? texts.text("valeria-draft-out") : "";
  return (
    <section class="val-draft leaf col" data-part="draft" aria-label={texts.text("valeria-draft-title")}>
      <h2 class="sub">{texts.text("valeria-draft-areas", { left: AREAS - areas.size })}</h2>
      <Rove class="draft-areas" label={texts.text("option-valeria-areas")}>
        {Object.entries(AREA).map(([area, icon]) => {
          const names = [`draft:${area}`];
          const light = table.light(names, names[0]);
          const said = state(!left.has(area), areas.has(area));
          return (
            <button
              key={area}
              type="button"
              class={`draft-area leaf ${light} ${areas.has(area) ? "there" : ""}`}
              disabled={light === ""}
              data-part="area"
              data-area={area}
              {...marks(table, names, names[0])}
              onClick={() => table.click(names, names[0])}
            >
              <Icon name={icon} class="gold" />
              <b>{texts.text(`valeria-area-${area}`)}</b>
              <span class="sub finest">{said || monstersOf(area)}</span>
            </button>
          );
        })}
      </Rove>
      {open.size > 0 && (
        <>
          <h2 class="sub">{texts.text("valeria-draft-citizens", { left: open.size })}</h2>
          <Rove class="lite draft-citizens" label={texts.text("option-valeria-citizens")}>
            {citizens.map(({ id }) => (
              <Card
                key={id}
                face={id}
                names={[`draft:${id}`]}
                class={there.has(id) ? "chosen" : left.has(id) ? "" : "draft-out"}
                suffix={state(!left.has(id), there.has(id))}
              >
                {there.has(id) && (
                  <span class="tick">
                    <Icon name="lucide:check" />
                  </span>
                )}
              </Card>
            ))}
          </Rove>
        </>
      )}
    </section>
  );

  /** Of a number with one kind there is nothing to choose. */
  function hasRival(id: string): boolean {
    const numbers = numbersOf(faces.get(id)).join();
    const others = [...faces.values()].filter(({ id: other, kinds }) => other !== id && kinds?.[0] === "citizen");
    return others.some((face) => numbersOf(face).join() === numbers);
  }
  function monstersOf(area: string): string {
    const found = [...faces.values()].filter((face) => face.area === area && face.kinds?.[0] === "monster");
    return found.map(({ id }) => texts.card(id)).join(", ");
  }
}
