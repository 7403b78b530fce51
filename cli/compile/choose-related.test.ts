import { cpuUsage } from "node:process";
import { expect, test } from "vitest";
import type { CollectionName } from "#schema";
import { chooseRelated } from "./choose-related.ts";

function entry(
  path: string,
  title: string,
  {
    categories = ["signals"],
    date = "2026-01-01",
    links = [],
  }: { categories?: string[]; date?: string; links?: string[] } = {},
) {
  const [collection] = path.split("/").slice(1);
  const targets = links.map((target) => ({ target, start: 0, end: 0 }));
  const none = {
    anchors: [],
    headings: [],
    images: [],
    fragments: [],
    diagnostics: [],
  };
  return {
    collection: collection as CollectionName,
    path,
    common: { title, description: "", date },
    raw: { categories },
    body: { ...none, links: targets },
  };
}

const entries = [
  entry("/blog/sourdough", "Bake sourdough bread", {
    links: ["/guides/tents#pegs", "/blog/tyres", "/blog/none"],
  }),
  entry("/blog/rye", "Bread of rye", { date: "2025-01-01" }),
  entry("/blog/ovens", "Which oven bakes bread best", { categories: ["heat"] }),
  entry("/blog/tyres", "Mend a bicycle tyre"),
  entry("/blog/chains", "Clean a bicycle chain"),
  entry("/guides/tents", "Pitch a tent", {
    links: ["/blog/rye", "/blog/ovens", "/guides/knots", "/legal/terms"],
  }),
  entry("/guides/knots", "Tie a knot"),
  entry("/legal/terms", "Terms of bread"),
];
const related = chooseRelated(entries);

test("puts what a text links to first, then what shares groups and rare words", () => {
  expect(related.get("/blog/sourdough")).toEqual([
    "/blog/tyres",
    "/blog/rye",
    "/blog/ovens",
    "/blog/chains",
  ]);
});

test("shows one linked page of each kind before a second of any", () => {
  expect(related.get("/guides/tents")?.slice(0, 3)).toEqual([
    "/blog/rye",
    "/guides/knots",
    "/blog/ovens",
  ]);
});

test("recommends no page that is never recommended, and not the entry itself", () => {
  const all = [...related].flatMap(([path, chosen]) => [path, ...chosen]);
  expect(all).not.toContain("/legal/terms");
  for (const [path, chosen] of related) expect(chosen).not.toContain(path);
});

test("does not let entries that visitors may not see change the lists of others", () => {
  const hidden = Array.from({ length: 60 }, (_, place) =>
    entry(`/blog/bread-${place}`, "Bread that a bicycle oven bakes best", {
      date: "2027-01-01",
    }),
  );
  const found = chooseRelated(
    [...entries, ...hidden],
    ({ path }) => !path.startsWith("/blog/bread-"),
  );
  for (const [path, chosen] of related)
    expect([path, found.get(path)]).toEqual([path, chosen]);
  // A preview of such an entry still has something to read next.
  expect(found.get("/blog/bread-1")?.[0]).toBe("/blog/ovens");
});

test("chooses the same whatever the order of entries", () => {
  const reversed = chooseRelated(entries.toReversed());
  for (const [path, chosen] of related)
    expect([path, reversed.get(path)]).toEqual([path, chosen]);
});

test("chooses six of ten thousand posts in a moment", () => {
  const many = Array.from({ length: 10_000 }, (_, place) =>
    entry(`/blog/no-${place}`, `Bread number ${place} of many`),
  );
  const began = cpuUsage();
  expect(chooseRelated(many).get("/blog/no-1")).toHaveLength(6);
  expect(cpuUsage(began).user / 1000).toBeLessThan(5000);
});
