import { expect, test } from "vitest";
import { isSlug, respellSlug, toSlug } from "./slug.ts";

test.for([
  ["Read_The Room", "read-the-room"],
  ["Café – it's ß", "cafe-its-ss"],
  ["It’s O’Brien", "its-obrien"],
  ["  C++ & D  ", "c-d"],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  ["日本", ""],
] as const)("converts %j to the slug %j", ([text, slug]) => {
  expect(toSlug(text)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== "");
});

test.for([
  ["Read_The  Room ", "read-the-room"],
  ["read-the-room", "read-the-room"],
  ["café", undefined],
  ["a/b", undefined],
  ["", undefined],
] as const)("respells %j as %j", ([text, slug]) => {
  expect(respellSlug(text)).toBe(slug);
});

test.for(["", "-a", "a-", "a--b", "A", "a b", "é", "a".repeat(81)])(
  "refuses %j as a slug",
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
