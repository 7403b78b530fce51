import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { BlogEntry } from "#schema";
import { blogEntry, createIndex } from "../testing/content-folder.ts";
import { openContentDatabase } from "./content-database.ts";
import { createRelatedPosts } from "./related-posts.ts";
import { writeDatabase } from "./write-database.ts";

const NOW = Date.parse("2026-06-01");
const folder = mkdtempSync(join(tmpdir(), "related-posts-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A post with this topic in its title and description. */
function about(
  slug: string,
  [title, description]: [string, string],
  fields: Partial<BlogEntry> = {},
): BlogEntry {
  const texts = { title, description, excerpt: description };
  return blogEntry(slug, { ...texts, categories: ["signals"], ...fields });
}

const bread = about("sourdough", [
  "Bake sourdough bread",
  "Feed the starter, fold the dough and bake it in a hot oven.",
]);
const posts = [
  bread,
  about("rye", [
    "Rye loaves",
    "A dough of rye needs a sour starter and a patient oven.",
  ]),
  about(
    "ovens",
    ["Which oven bakes best", "Steam, stone and heat for bread with a crust."],
    { categories: ["outreach"] },
  ),
  about("bicycles", [
    "Mend a bicycle tyre",
    "Find the hole, roughen the tube and glue a patch on it.",
  ]),
  about("chains", [
    "Clean a bicycle chain",
    "Degrease it, rinse it and oil each link.",
  ]),
  about("gears", [
    "Adjust the gears of a bicycle",
    "Turn the screws until the chain runs without noise.",
  ]),
  about("tents", ["Pitch a tent in the wind", "Peg the windward side first."], {
    date: "2026-05-30",
  }),
  about(
    "hidden",
    ["Bake sourdough bread again", "Feed the starter and bake."],
    { draft: true },
  ),
  about("later", ["Bake sourdough bread later", "Feed the starter and bake."], {
    publishAt: "2030-01-01",
  }),
  about(
    "gone",
    ["Bake sourdough bread no more", "Feed the starter and bake."],
    { expiresAt: "2026-05-01" },
  ),
];

function open(name: string, blog: BlogEntry[]) {
  const file = join(folder, `${name}.sqlite`);
  writeDatabase(file, createIndex({ blog }));
  const database = openContentDatabase(file);
  afterAll(() => database.close());
  const findRelated = createRelatedPosts(database, NOW);
  return (
    post: BlogEntry,
    more: { text?: string; links?: string[] } = {},
    limit = 2,
  ) =>
    findRelated({ post, text: "", links: [], ...more }, limit).map(
      ({ slug }) => slug,
    );
}

describe("createRelatedPosts", () => {
  const related = open("few", posts);

  it("puts posts about the same topic first, of whatever category and date", () => {
    expect(related(bread).toSorted()).toEqual(["ovens", "rye"]);
    const bicycles = posts.filter(({ slug }) => slug === "chains");
    expect(bicycles.flatMap((post) => related(post)).toSorted()).toEqual([
      "bicycles",
      "gears",
    ]);
  });

  it("reads what a post is about from its text too", () => {
    const vague = blogEntry("vague", { categories: ["signals"] });
    const text = "We took the bicycle, oiled its chain and tried all gears.";
    expect(related(vague, { text }).toSorted()).toEqual(["chains", "gears"]);
  });

  it("shows neither the post itself nor what visitors may not see", () => {
    const all = related(bread, {}, 20);
    expect(all).toHaveLength(6);
    for (const slug of ["sourdough", "hidden", "later", "gone"])
      expect(all).not.toContain(slug);
  });

  it("orders posts as if those that visitors may not see did not exist", () => {
    const hides = ["hidden", "later", "gone"];
    const visible = posts.filter(({ slug }) => !hides.includes(slug));
    const relatedWithout = open("visible", visible);
    for (const post of visible)
      expect(related(post, {}, 20)).toEqual(relatedWithout(post, {}, 20));
  });

  it("prefers posts that the text links to", () => {
    const links = ["/blog/tents#pegs", "/blog/none", "/blog/hidden"];
    expect(related(bread, { links }, 3)).toContain("tents");
  });

  it("fills up with posts of the same category and the newest", () => {
    const alone = blogEntry("alone", {
      title: "Zzz",
      description: "Qqq.",
      excerpt: "",
      categories: ["outreach"],
    });
    expect(related(alone, {}, 3)).toEqual([
      "ovens",
      "tents",
      expect.any(String),
    ]);
  });

  it("compares a bounded number of posts, however many there are", () => {
    const many = Array.from({ length: 3_000 }, (_, place) =>
      about(`no-${place}`, [
        `Bread number ${place}`,
        "Feed the starter and bake bread in the oven.",
      ]),
    );
    const relatedToMany = open("many", [...many, ...posts]);
    expect(relatedToMany(bread, {}, 500).length).toBeLessThan(250);
    expect(relatedToMany(bread)).toContain("rye");
  });
});
