// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { until } from "../../build/until";
import { GAMES } from ".";
import { useBoard } from "./board";
import { NO_LOOK } from "./look";

afterEach(() => {
  delete GAMES.broken;
  delete GAMES.whole;
  delete GAMES.plain;
  delete GAMES.blind;
});

function Shown({ game }: { game: string }) {
  const Board = useBoard(game);
  return Board === "failed" ? <p>failed</p> : Board ? <Board /> : <p>waiting</p>;
}

async function shown(game: string): Promise<string> {
  const root = document.createElement("div");
  await act(async () => render(<Shown game={game} />, root));
  await act(async () => {});
  return root.textContent ?? "";
}

it("shows the table of a game when it has come", async () => {
  GAMES.whole = { table: async () => ({ default: () => <p>the table</p> }) };
  expect(await shown("whole")).toBe("the table");
});

it("waits for what the game looks like: nothing stands there unstyled", async () => {
  const table = async () => ({ default: () => <p>the table</p> });
  let come = (_: { look: typeof NO_LOOK }) => {};
  GAMES.plain = { table, look: () => new Promise((done) => (come = done)) };
  const root = document.createElement("div");
  await act(async () => render(<Shown game="plain" />, root));
  expect(root.textContent).toBe("waiting");
  await act(async () => come({ look: NO_LOOK }));
  await act(async () => {});
  expect(root.textContent).toBe("the table");
  GAMES.blind = { table, look: () => Promise.reject(new Error("404")) };
  await act(async () => render(<Shown game="blind" />, root));
  await until(() => expect(root.textContent).toBe("failed"));
});

it("says so where a table cannot be had, instead of waiting for ever", async () => {
  GAMES.broken = { table: () => Promise.reject(new Error("404")) };
  expect(await shown("broken")).toBe("failed");
});
