// The four steps of a deal, each with what there is to see of it.
import type { ComponentChildren } from "preact";
import { short } from "../../fair/check";
import { wordsOf } from "../../fair/promise";
import { Crest } from "../../parts/Crest";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../table/SealBox";
import { useTexts } from "../../text/texts";
import type { Told } from "./Fairness";

export function Steps({ told }: { told: Told }) {
  const texts = useTexts("");
  const { deal, kept, check, info } = told;
  const own = kept && deal && kept.promise === deal.promise ? kept : null;
  const keptAs = !info || own?.early ? "fair-kept-early" : "fair-kept-late";
  return (
    <ol class="fair-grid">
      <Step number={1} icon="game-icons:wax-seal">
        {deal && <Seen label={texts.text(keptAs)}>{kept?.promise ?? deal.promise}</Seen>}
      </Step>
      <Step number={2} icon="lucide:users">
        {deal && <People told={told} />}
      </Step>
      <Step number={3} icon="game-icons:card-random">
        {check.seed && (
          <div class="fair-well">
            <span class="sub finest">{texts.text("fair-order")}</span>
            <Order seed={check.seed} />
          </div>
        )}
      </Step>
      <Step number={4} icon="lucide:check-check">
        {check.secret && kept && (
          <>
            <Seen label={texts.text(keptAs)}>{kept.promise}</Seen>
            <Seen label={texts.text("fair-computed")}>{check.computed}</Seen>
            <p class="pair" data-same={check.computed === kept.promise}>
              <Icon name={check.computed === kept.promise ? "lucide:check" : "lucide:x"} />
              {texts.text(check.computed === kept.promise ? "fair-same" : "fair-other")}
            </p>
          </>
        )}
      </Step>
    </ol>
  );
}

function Step({ number, icon, children }: { number: number; icon: string; children: ComponentChildren }) {
  const texts = useTexts("");
  return (
    <li class="leaf fair-box col">
      <h2 class="pair">
        <Sign icon={icon} />
        {number}. {texts.text(`fair-step-${number}`)}
      </h2>
      <p class="prose grow">{texts.text(`fair-step-${number}-text`)}</p>
      {children}
    </li>
  );
}

function Seen({ label, children }: { label: string; children: string }) {
  return (
    <div class="fair-well">
      <span class="sub finest">{label}</span>
      <code data-tip={children}>{short(children)}</code>
    </div>
  );
}

/** What each seat has added, or why it has not. */
function People({ told: { info, deal } }: { told: Told }) {
  const texts = useTexts("");
  return (
    <ul class="fair-well" data-part="people">
      {deal!.parts.map((part, seat) => {
        const chair = info?.chairs[seat];
        const name = chair?.name ?? texts.text(`fair-example-${seat}`);
        const bot = chair && !chair.person && chair.bot ? "bot" : part;
        return (
          <li key={seat} data-has={part}>
            <span class="pair sub finest">
              <Crest seat={seat} small /> {chair?.mine ? texts.text("fair-you", { name }) : name}
            </span>
            {deal!.added[seat] ? (
              <code data-tip={deal!.added[seat]}>{deal!.added[seat]!.slice(0, 16)}…</code>
            ) : (
              <span class="fine">{texts.text(`fair-part-${bot}`)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The beginning of the stream that all chance of the game comes from, as colors. */
export function Order({ seed }: { seed: string }) {
  const words = wordsOf(seed, 15);
  return (
    <svg class="fair-order" viewBox="0 0 150 22" aria-hidden="true" preserveAspectRatio="none">
      {words.map((word, i) => (
        <rect
          key={i}
          x={i * 10 + 1}
          width={8}
          height={22}
          rx={1.5}
          fill={`hsl(${Math.floor((word / 2 ** 32) * 360)} 42% 48%)`}
        />
      ))}
    </svg>
  );
}
