// Numbers with their icons: a formula, an amount, a role.
import { Icon } from "../../parts";
import type { Sign } from "./formula";
import { MEANS, RESOURCE, type Resource } from "./icons";
import "./Signs.css";

/** The color of a resource, for everything in an element. */
export const tint = (of: Resource) => ({ "--c": `var(--tint-${of})` });

/** `explained` where they are printed on a card: each says what it means. */
export function Signs({
  signs,
  class: more = "",
  explained = false,
}: {
  signs: readonly Sign[];
  class?: string;
  explained?: boolean;
}) {
  return (
    <span class={`val-signs ${more}`}>
      {signs.map((sign, i) =>
        sign.op ? (
          <span key={i} class="val-op">
            {sign.op}
          </span>
        ) : (
          <span
            key={i}
            class="val-res"
            style={sign.tone && tint(sign.tone)}
            data-explains={explained && sign.icon ? `valeria-sign-${sign.means ?? MEANS[sign.icon]}` : undefined}
          >
            {sign.text && <b>{sign.text}</b>}
            {sign.icon && <Icon name={sign.icon} />}
          </span>
        ),
      )}
    </span>
  );
}

export const Amount = ({ of, count, label }: { of: Resource; count: number | string; label?: string }) => (
  <span class="val-res" style={tint(of)} data-tip={label} data-explains={label && `valeria-sign-${of}`}>
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
