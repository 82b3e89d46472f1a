// The parts of the sample position that the help shows.
import { CardFace, frameOf } from "../../parts/Card";
import { SeatPanel } from "../../parts/SeatPanel";
import { Fan, Hand, Pile, Stack } from "../../parts/Zone";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";

export function SampleSeat() {
  const table = useTable();
  const hand = table.zone("hand:1")!;
  return (
    <SeatPanel seat={1}>
      <div class="zs">
        <Fan zone={hand} />
        <Stack zone={table.zone("deck:1")!} />
        <Stack zone={table.zone("discard:1")!} />
      </div>
    </SeatPanel>
  );
}

export function SamplePiles() {
  const table = useTable();
  return (
    <div class="spread">
      {table.zones("pile").map((zone) => (
        <Pile key={zone.id} zone={zone} />
      ))}
    </div>
  );
}

export function SampleHand() {
  const table = useTable();
  const texts = useTexts();
  return <Hand zone={table.zone("hand:0")!} label={texts.text("web-your-hand")} />;
}

/** Two cards side by side, as a picture. */
export function SmallCards() {
  return (
    <span class="small-cards">
      {["gold", "province"].map((face) => {
        const frame = frameOf("dominion", face);
        return (
          <span key={face} class={`card ${frame.class}`} style={frame.style} data-room={frame.room}>
            <CardFace face={face} />
          </span>
        );
      })}
    </span>
  );
}
