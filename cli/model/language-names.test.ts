import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { grammarOf, isKnownLanguage, languageNames } from "./language-names.ts";

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve("refractor/css"));
const installed = readdirSync(folder)
  .filter((file) => file.endsWith(".js"))
  .map((file) => file.slice(0, -3));

test("names an installed grammar for every language, or none", () => {
  const named = languageNames.map((name) => grammarOf(name) ?? name);
  const coloured = named.filter((name) => name !== "plaintext");
  expect(coloured.filter((name) => !installed.includes(name))).toEqual([]);
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
