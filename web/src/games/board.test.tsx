// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it } from "vitest";
import { GAMES } from ".";
import { useBoard } from "./board";

afterEach(() => {
  delete GAMES.broken;
  delete GAMES.whole;
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

it("says so where a table cannot be had, instead of waiting for ever", async () => {
  GAMES.broken = { table: () => Promise.reject(new Error("404")) };
  expect(await shown("broken")).toBe("failed");
});
