// Tokens (shape, colour and icon tell what they are), and lines of them.
import { Icon } from "../../parts";
import type { Sign } from "./formula";
import { THING, type Thing } from "./icons";
import "./Signs.css";

/** Colour, sign and shape of a token, from the palette; most are round. */
const shaped = (of: string) => ({
  "--is": `var(--good-${of})`,
  "--sign": `var(--sign-${of}, var(--soot))`,
  "--cut": `var(--cut-${of}, 50%)`,
});

export const TokenIcon = ({ of, label }: { of: Thing; label?: string | undefined }) => (
  <span class="good" data-good={of} style={shaped(of.replace("common-", ""))} title={label}>
    <Icon name={THING[of]} label={label} />
  </span>
);

export function Signs({ signs, class: more = "" }: { signs: readonly Sign[]; class?: string }) {
  return (
    <span class={`signs ${more}`}>
      {signs.map((sign, i) =>
        sign.op ? (
          <span key={i}>{sign.op}</span>
        ) : (
          <span key={i} class="north-sign">
            {sign.text && <b>{sign.text}</b>}
            {sign.thing && <TokenIcon of={sign.thing} />}
            {sign.icon && <Icon name={sign.icon} />}
          </span>
        ),
      )}
    </span>
  );
}

export const amountSigns = (amounts: readonly [Thing, number][]): Sign[] =>
  amounts.map(([thing, n]) => ({ text: String(n), thing }));

/** Several tokens with their numbers: "2 wood, 1 gold". */
export const Amounts = ({ of, class: more = "" }: { of: readonly [Thing, number][]; class?: string }) => (
  <Signs signs={amountSigns(of)} class={`amounts ${more}`} />
);
