// The four tracks of a board; the option under the pointer shows where it would leave them.
import { Icon } from "../../parts";
import { considered } from "../../table/considered";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { gainedBy, toldGains } from "./gains";
import { RESOURCE, RESOURCES } from "./icons";
import { Plus, tint } from "./Signs";
import { afterwards, type Stock, stockOf, type ValeriaView } from "./view";
import "./Tracks.css";

/** Where a track ends; more is said by the number alone. */
const LAST = 20;

export function Tracks({ view, seat, extra }: { view: ValeriaView; seat: number; extra: number }) {
  const table = useTable();
  const texts = useTexts();
  const stock = stockOf(view, seat);
  const ask = table.ask.value;
  const option = ask?.options.find(({ key }) => key === considered.value);
  const after: Partial<Stock> = option && seat === view.seat ? afterwards(option, stock, ask?.outlook[option.key]) : {};
  const gains = toldGains(table.events.value, table.fresh.value, view.phase);
  return (
    <div class="val-tracks ends">
      {RESOURCES.map((name) => {
        const now = stock[name];
        const then = after[name];
        const moves = then !== undefined && then !== now;
        const place = (value: number) => `${(Math.min(value, LAST) / LAST) * 100}%`;
        const free = (n: number) => [now, then ?? now].every((value) => Math.abs(Math.min(value, LAST) - n) > 1);
        return (
          <div key={name} class="val-track pair finest" style={tint(name)}>
            <Icon name={RESOURCE[name]} label={texts.text(`valeria-track-${name}`)} />
            <span class="track-name" aria-hidden="true">
              {texts.text(`valeria-track-${name}`)}
            </span>
            <span class="track-rail" aria-hidden="true">
              {[0, 5, 10, 15, 20].filter(free).map((n) => (
                <i key={n} style={{ left: place(n) }}>
                  {n}
                </i>
              ))}
              {moves && <em style={{ left: place(then) }} />}
              <b style={{ left: place(now) }} />
            </span>
            <span class="track-value pair" data-track={`${seat}.${name}`}>
              {!moves && <Plus key={table.state.value?.seq} count={gainedBy(gains, seat, name)} />}
              <b key={now}>{now}</b>
              {moves && <small>→ {then}</small>}
              {!moves && name === "vp" && extra > 0 && (
                <small class="track-cards" data-explains="valeria-vp-cards">
                  +{extra} = {now + extra}
                  <span class="vh"> {texts.text("valeria-vp-cards")}</span>
                </small>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
