import { expect, test } from "vitest";
import { fitsStyle, isSlug, respellSlug, toSlug } from "./slug.ts";

test.for([
  ["Read_The Room", "read-the-room"],
  ["Café – it's ß", "cafe-its-ss"],
  ["It’s O’Brien", "its-obrien"],
  ["  C++ & D  ", "c-d"],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  ["日本", "ri-ben"],
  ["Привет, мир!", "privet-mir"],
  ["Naïve — Ærø", "naive-aero"],
  ["🎉", ""],
] as const)("converts %j to the slug %j", ([text, slug]) => {
  expect(toSlug(text)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== "");
});

test.for([
  ["Read_The  Room ", "read-the-room"],
  ["read-the-room", "read-the-room"],
  ["Café ole", "café-ole"],
  ["a/b", undefined],
  ["", undefined],
] as const)("respells %j as %j", ([text, slug]) => {
  expect(respellSlug(text)).toBe(slug);
});

test.for([
  "",
  "-a",
  "a-",
  "a--b",
  "A",
  "a b",
  "É",
  "日".repeat(70),
  "e\u0301",
  "a".repeat(81),
])("refuses %j as a slug", (text) => {
  expect(isSlug(text)).toBe(false);
});

test.for([
  ["Größe & Übung", { slugs: "transliterated", lang: "de" }, "groesse-uebung"],
  ["Größe & Übung", { slugs: "unicode", lang: "de" }, "größe-übung"],
  [
    "営業 リード: 「入門」",
    { slugs: "unicode", lang: "ja" },
    "営業-リード-入門",
  ],
  ["L’été à Paris", { slugs: "unicode", lang: "fr" }, "lété-à-paris"],
  ["เริ่มต้น", { slugs: "unicode", lang: "th" }, "เริ่มต้น"],
] as const)("converts %j in the style %j to %j", ([text, style, slug]) => {
  expect(toSlug(text, style)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
  expect(fitsStyle(slug, style)).toBe(true);
});

test("makes no slug that is too long for the name of a file", () => {
  const slug = toSlug("営業".repeat(60), { slugs: "unicode", lang: "ja" });
  expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
  expect(isSlug(slug)).toBe(true);
});
