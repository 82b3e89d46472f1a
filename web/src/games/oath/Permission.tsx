// A permission: who asks whom for what, what comes of a yes and of a no, and the clause. All see it; one answers.
import { useEffect } from "preact/hooks";
import { Crest, Icon, RuleLink } from "../../parts";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { Half, Talk } from "./Deal";
import { type Request, requestOf } from "./deal";
import { PERMISSION } from "./icons";
import { mapShown } from "./Stage";
import type { OathView } from "./view";

/** The request that somebody is to answer now. */
export function useRequest(view: OathView): Request | null {
  const table = useTable();
  const events = table.events.value;
  const request = requestOf(events);
  const open = request !== null && view.asked.includes(request.decider);
  useEffect(() => {
    if (open) mapShown.value = false;
  }, [open, events.length]);
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
    <Talk title={texts.text("oath-permission")} icon={PERMISSION} class="opermit" part="permission">
      <p class="about" data-part="request">
        <Crest seat={asker} small />
        <span class="said">{texts.event(event, names)}</span>
        <RuleLink rule={String(event.args.rule)} />
      </p>
      <div class="ohalves">
        <Half
          word={
            <>
              <Icon name="lucide:check" />
              {texts.text("oath-if", { player, whose: mine ? "mine" : "other" }, "yes")}
            </>
          }
        >
          <p>{texts.text(`oath-permit-${about}`, said, "yes")}</p>
          {mine && lasting && <p class="onothing">{texts.text("oath-permit-turn", said)}</p>}
        </Half>
        <Half
          word={
            <>
              <Icon name="lucide:x" />
              {texts.text("oath-if", { player, whose: mine ? "mine" : "other" }, "no")}
            </>
          }
        >
          <p>{texts.text(`oath-permit-${about}`, said, "no")}</p>
        </Half>
      </div>
      {!mine && (
        <p class="sub" data-part="waiting">
          <Icon name="lucide:hourglass" />
          {texts.text("web-waiting-for", { names: player, count: 1 })}
        </p>
      )}
    </Talk>
  );
}
