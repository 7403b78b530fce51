import { expect, test } from "vitest";
import {
  grammarPath,
  isKnownLanguage,
  languageNames,
} from "./language-names.ts";
import { highlightCode } from "./code-languages.ts";

test("suggests languages only that code is coloured in", () => {
  const unknown = languageNames.filter(
    (name) => highlightCode(name, "a") === undefined,
  );
  expect(unknown).toEqual([]);
});

test.each(["ts", "JS", "c++", "ada", "1c"])("knows %s", (name) => {
  expect(isKnownLanguage(name)).toBe(true);
});

test.each(["tss", "../core", "ada.js", "__proto__", ""])(
  "does not know %s",
  (name) => {
    expect(isKnownLanguage(name)).toBe(false);
    expect(grammarPath(name)).toBeUndefined();
  },
);
