// Between two people at one device: whose turn it is to take it, and nothing of anybody's table behind it. Only the one
// it is meant for presses the button, so Esc does nothing, nor does a key that is still held or a click that came twice.
import { useEffect, useId, useRef } from "preact/hooks";
import { useSeen } from "../app/seen";
import { play } from "../app/sound/player";
import { answered, notifyTurn, title } from "../app/turns";
import { socket } from "../net/socket";
import { Crest } from "../parts/Crest";
import { Icon } from "../parts/Icon";
import { announce } from "../parts/toast";
import { useTexts } from "../text/texts";
import { Clocks } from "./Clocks";
import { useDevice } from "./device";
import { peopleHere } from "./passing";
import { useTable } from "./store";
import { TimeLeft } from "./TimeLeft";
import "./PassingCover.css";

export function PassingCover() {
  const device = useDevice()!;
  const table = useTable();
  const texts = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const info = table.info.value!;
  const known = table.state.value !== null;
  const next = device.next;
  const nameOf = (seat: number) => texts.player(info.chairs[seat]?.name ?? "");
  const words = next === null ? texts.text("passing-nobody") : texts.text("passing-next", { name: nameOf(next) });
  useSeen(info.id, info.seq);
  useEffect(() => {
    title.value = known && next !== null ? words : `${info.name} · Kronika`;
    return () => {
      title.value = "Kronika";
    };
  }, [words, known, info.name]);
  useEffect(() => {
    if (!known) return;
    announce(words);
    button.current?.focus();
    if (next === null) answered(info.id);
    else {
      play("turn");
      notifyTurn(info);
    }
  }, [known, next]);
  const lift = (seat: number) => (event: MouseEvent) => event.detail <= 1 && device.lift(seat);
  const others = peopleHere(info).filter((seat) => seat !== next);
  return (
    <main
      class="passing-cover col"
      id="main"
      data-part="passing-cover"
      data-next={next ?? undefined}
      aria-busy={!known}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      <Clocks />
      <section class="passing-card leaf edged col" aria-labelledby={`${id}-whom`} aria-describedby={`${id}-how`}>
        {next === null ? <Icon name="lucide:tablet-smartphone" /> : <Crest seat={next} />}
        <h1 id={`${id}-whom`}>{known ? words : texts.text("passing-wait")}</h1>
        <p id={`${id}-how`}>
          {texts.text(next === null ? "passing-look" : "passing-hand-on")} <TimeLeft />
        </p>
        {known && next !== null && (
          <button
            ref={button}
            type="button"
            class="btn go passing-lift"
            data-part="passing-lift"
            aria-describedby={`${id}-whom ${id}-how`}
            onClick={lift(next)}
          >
            {texts.text("passing-i-am", { name: nameOf(next) })}
          </button>
        )}
        {known && others.length > 0 && (
          <div class="passing-others wrap" role="group" aria-label={texts.text("passing-others")}>
            {next !== null && <span class="sub fine">{texts.text("passing-others")}</span>}
            {others.map((seat, i) => (
              <button
                key={seat}
                ref={next === null && i === 0 ? button : undefined}
                type="button"
                class="btn"
                onClick={lift(seat)}
              >
                <Crest seat={seat} small />
                {texts.text("passing-i-am", { name: nameOf(seat) })}
              </button>
            ))}
          </div>
        )}
        {socket().line.value === "lost" && (
          <p class="sub" role="status" data-part="lost-line">
            <Icon name="lucide:wifi-off" /> {texts.text("web-line-lost")}
          </p>
        )}
      </section>
      <p class="sub fine">
        {info.name} · <a href="/">{texts.text("web-home")}</a>
      </p>
    </main>
  );
}
