import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { cn } from "./cn.ts";

/** All that Tailwind has, with the sizes and shadows of styles/theme.css. */
const mergeAll = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        "note",
        "md",
        "prose",
        "lead",
        "h4",
        "h3",
        "h2",
        "h1",
        "title",
        "feature",
        "figure",
      ],
      tracking: ["title", "display"],
      radius: ["sm", "md", "lg", "full"],
      shadow: ["float", "frame", "card", "lit"],
    },
  },
});

const site = join(import.meta.dirname, "../..");

/** The utilities in the texts of the site's components, without `md:`, `hover:` and the like, and no `@container`. */
function readUtilities(): string[] {
  const words = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
    .flatMap((file) => {
      const text = readFileSync(join(site, file), "utf8");
      return [...text.matchAll(/["`]([^"`\n]+)["`]/gu)].flatMap(
        ([, inner = ""]) => inner.split(/\s+/u),
      );
    });
  const known = [...new Set(words)].filter(
    (word) => /^[^@]/u.test(word) && mergeAll(`${word} ${word}`) === word,
  );
  return [
    ...new Set(
      known.map((word) => word.replace(/^(?:[^[(]*:|\[.*?\]:)+/u, "")),
    ),
  ];
}

it("decides between the utilities of this site as the whole of Tailwind does", () => {
  const byPrefix = Object.groupBy(
    readUtilities(),
    (word) => /^-?[a-z]*/u.exec(word)?.[0] ?? "",
  );
  const families = Object.values(byPrefix).map((words = []) => words);
  const oneOfEach = families.flatMap((words) => words.slice(0, 1));
  expect(oneOfEach.length).toBeGreaterThan(50);
  const different = [...families, oneOfEach].flatMap((words) =>
    words.flatMap((first) =>
      words
        .filter((last) => last !== first)
        .map((last) => `${first} ${last}`)
        .filter((both) => cn(both) !== mergeAll(both)),
    ),
  );
  expect(different).toEqual([]);
});
