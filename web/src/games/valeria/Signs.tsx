// Numbers with their icons: a formula, an amount, a role.
import { Icon } from "../../parts";
import type { Sign } from "./formula";
import { RESOURCE, type Resource } from "./icons";
import "./Signs.css";

/** The colour of a resource, for everything in an element. */
export const tint = (of: Resource) => ({ "--c": `var(--tint-${of})` });

export function Signs({ signs, class: more = "" }: { signs: readonly Sign[]; class?: string }) {
  return (
    <span class={`val-signs ${more}`}>
      {signs.map((sign, i) =>
        sign.op ? (
          <span key={i} class="val-op">
            {sign.op}
          </span>
        ) : (
          <span key={i} class="val-res" style={sign.tone && tint(sign.tone)}>
            {sign.text && <b>{sign.text}</b>}
            {sign.icon && <Icon name={sign.icon} />}
          </span>
        ),
      )}
    </span>
  );
}

export const Amount = ({ of, count, label }: { of: Resource; count: number | string; label?: string }) => (
  <span class="val-res" style={tint(of)} title={label}>
    <Icon name={RESOURCE[of]} label={label} />
    <b>{count}</b>
  </span>
);

/** What has just come in; the log says it in words. */
export const Plus = ({ count }: { count: number }) =>
  count > 0 ? (
    <em class="val-plus" data-part="gained" aria-hidden="true">
      +{count}
    </em>
  ) : null;
