import { expect, test } from "vitest";
import { column, LETTERS } from "./column";

const measure = (words: string) => words.length;
const story = {
  above: "Doba mlhy · hra II",
  title: "Válka, která unavila všechny",
  paragraphs: ["Dvě vlády už měla Jana za sebou.", "Nebyl to klidný začátek, ale skončilo to dobře."],
};

test("a story that fits is told whole, line by line", () => {
  const lines = column(story, 20, 1000, measure);
  expect(lines.every(({ words }) => words.length <= 20)).toBe(true);
  expect(lines.map(({ words }) => words).join(" ")).toBe([story.above, story.title, ...story.paragraphs].join(" "));
  expect(lines.every(({ y }, i) => y > (lines[i - 1]?.y ?? 0))).toBe(true);
});

test("one that is too long ends where the room does, and says so", () => {
  const whole = column(story, 20, 1000, measure);
  const height = whole.at(-2)!.y;
  const lines = column(story, 20, height, measure);
  expect(lines.length).toBe(whole.length - 1);
  expect(lines.at(-1)!.words).toMatch(/[^.,;:\s] …$/);
  expect(lines.every(({ words, y }) => words.length <= 20 && y <= height)).toBe(true);
});

test("without room there is nothing", () => {
  expect(column(story, 20, LETTERS.above.high - 1, measure)).toEqual([]);
});
