// Tokens (shape, color and icon tell what they are), and lines of them.
import { Icon } from "../../parts";
import type { Sign } from "./formula";
import { MEANS, THING, type Thing } from "./icons";
import "./Signs.css";

/** Color, sign and shape of a token, from the palette; most are round. */
const shaped = (of: string) => ({
  "--is": `var(--good-${of})`,
  "--sign": `var(--sign-${of}, var(--soot))`,
  "--cut": `var(--cut-${of}, 50%)`,
});

/** It is explained where it is printed on a card (`explained`), or named on the table. */
export const TokenIcon = ({
  of,
  label,
  explained = false,
}: {
  of: Thing;
  label?: string | undefined;
  explained?: boolean;
}) => (
  <span
    class="good"
    data-good={of}
    style={shaped(of.replace("common-", ""))}
    data-tip={label}
    data-explains={explained || label ? `north-sign-${of}` : undefined}
  >
    <Icon name={THING[of]} label={label} />
  </span>
);

interface SignsProps {
  signs: readonly Sign[];
  class?: string;
  explained?: boolean;
}

export function Signs({ signs, class: more = "", explained = false }: SignsProps) {
  return (
    <span class={`signs ${more}`}>
      {signs.map((sign, i) =>
        sign.op ? (
          <span key={i}>{sign.op}</span>
        ) : (
          <span key={i} class="north-sign">
            {sign.text && <b>{sign.text}</b>}
            {sign.thing && <TokenIcon of={sign.thing} explained={explained} />}
            {sign.icon && (
              <Icon
                name={sign.icon}
                explains={explained ? `north-sign-${sign.means ?? MEANS[sign.icon]}` : undefined}
              />
            )}
          </span>
        ),
      )}
    </span>
  );
}

const amountSigns = (amounts: readonly [Thing, number][]): Sign[] =>
  amounts.map(([thing, n]) => ({ text: String(n), thing }));

/** Several tokens with their numbers: "2 wood, 1 gold". */
export const Amounts = ({
  of,
  class: more = "",
  explained = false,
}: {
  of: readonly [Thing, number][];
  class?: string;
  explained?: boolean;
}) => <Signs signs={amountSigns(of)} class={`amounts ${more}`} explained={explained} />;
