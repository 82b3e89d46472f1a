// A permission: who asks whom for what, what comes of a yes and of a no, and the clause. All see it; one answers.
import { Crest, Icon, RuleLink } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Cover } from "./Cover";
import { DealSide } from "./Deal";
import { type Request, requestOf } from "./deal";
import { PERMISSION } from "./icons";
import type { OathView } from "./view";

/** The request that somebody is to answer now. */
export function useRequest(view: OathView): Request | null {
  const table = useTable();
  const request = requestOf(table.events.value);
  const open = request !== null && view.asked.includes(request.decider);
  return open ? request : null;
}

export function Permission({ view, request }: { view: OathView; request: Request }) {
  const table = useTable();
  const texts = useTexts();
  const { event, about, asker, decider } = request;
  const mine = view.seat === decider;
  const names = table.names.value;
  const player = names[decider] ?? "";
  const said = { ...event.args, name: names[asker] ?? "", player };
  const lasting = table.ask.value?.options.some(({ key }) => key === "yes-turn");
  return (
    <Cover title={texts.text("oath-permission")} icon={PERMISSION} part="permission">
      <p class="abreast request" data-part="request">
        <Crest seat={asker} small />
        <span class="grow">{texts.event(event, names)}</span>
        <RuleLink rule={String(event.args.rule)} />
      </p>
      <div class="halves">
        <DealSide
          word={
            <>
              <Icon name="lucide:check" />
              {texts.text("oath-if", { player, whose: mine ? "mine" : "other" }, "yes")}
            </>
          }
        >
          <p>{texts.text(`oath-permit-${about}`, said, "yes")}</p>
          {mine && lasting && <p class="sub">{texts.text("oath-permit-turn", said)}</p>}
        </DealSide>
        <DealSide
          word={
            <>
              <Icon name="lucide:x" />
              {texts.text("oath-if", { player, whose: mine ? "mine" : "other" }, "no")}
            </>
          }
        >
          <p>{texts.text(`oath-permit-${about}`, said, "no")}</p>
        </DealSide>
      </div>
      {!mine && (
        <p class="abreast request" data-part="waiting">
          <Icon name="lucide:hourglass" />
          {texts.text("web-waiting-for", { names: player, count: 1 })}
        </p>
      )}
    </Cover>
  );
}
