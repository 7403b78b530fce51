import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { grammarOf, isKnownLanguage, languageNames } from "./language-names.ts";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("highlight.js/lib/languages/css"));
const installed = readdirSync(folder)
  .filter((file) => /^[^.]+\.js$/u.test(file))
  .map((file) => file.slice(0, -3));

test("names a grammar that is installed for every language", () => {
  const named = languageNames.map((name) => grammarOf(name) ?? name);
  expect(named.filter((name) => !installed.includes(name))).toEqual([]);
});

test("knows every grammar that is installed", () => {
  expect(installed.filter((name) => !isKnownLanguage(name))).toEqual([]);
});

test.each(["ts", "JS", "c++", "ada", "1c"])("knows %s", (name) => {
  expect(isKnownLanguage(name)).toBe(true);
});

test.each(["tss", "../core", "ada.js", "__proto__", ""])(
  "does not know %s",
  (name) => {
    expect(isKnownLanguage(name)).toBe(false);
  },
);
