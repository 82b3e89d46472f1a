import { expect, test } from "vitest";
import type { Reached } from "../wire";
import { Plan } from "./plan";
import { option, question } from "./samples";

const reached: Reached = {
  key: "buy:gold",
  text: { id: "reach", args: {} },
  refs: [],
  answers: [["treasures"], ["buy:gold"]],
};

test("the answers of a plan come one after another", () => {
  const plan = new Plan();
  plan.begin(reached);
  expect(plan.next(question("a", [option("treasures")]))).toEqual(["treasures"]);
  expect(plan.underWay).toBe(true);
  expect(plan.next(question("b", [option("buy:gold"), option("end")]))).toEqual(["buy:gold"]);
  expect(plan.underWay).toBe(false);
});

test("a plan ends where its next answer is not offered, and stays so", () => {
  const plan = new Plan();
  plan.begin(reached);
  plan.next(question("a", [option("treasures")]));
  expect(plan.next(question("b", [option("reveal:moat")]))).toBeNull();
  expect(plan.next(question("c", [option("buy:gold")]))).toBeNull();
});
