import { expect, test } from "vitest";
import { isSwap } from "./is-swap.ts";

test.for([
  ["blgo", "blog", true],
  ["ab", "ba", true],
  ["blog", "blog", false],
  ["", "", false],
  ["a", "b", false],
  ["blog", "blgos", false],
  ["blog", "golb", false],
  ["pircnig", "pricing", false],
] as const)("compares %s with %s", ([a, b, isOne]) => {
  expect([isSwap(a, b), isSwap(b, a)]).toEqual([isOne, isOne]);
});
