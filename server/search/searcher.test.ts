import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { BlogEntry, EntryBody } from "#schema";
import { openContentDatabase } from "../content/content-database.ts";
import { prepareContent } from "../content/prepare-content.ts";
import {
  blogEntry,
  createContentFolder,
  docEntry,
  jobEntry,
  legalEntry,
  type ContentFolder,
  type TestContent,
} from "../testing/content-folder.ts";
import type { PageDocument } from "./documents.ts";
import { openSearchDatabase } from "./search-database.ts";
import { createSearcher, type Searcher } from "./searcher.ts";
import { updateIndex } from "./update-index.ts";

const NOW = "2026-06-01T00:00:00Z";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).toReversed()) cleanup();
});

/** A post with its own text. `save` writes its body. */
function post(slug: string, text: string, fields: Partial<BlogEntry> = {}) {
  const body: EntryBody = { html: "", toc: [], text, links: [] };
  const json = JSON.stringify(body);
  const bodyDigest = createHash("sha256").update(json).digest("hex");
  const entry = blogEntry(slug, { title: slug, ...fields, bodyDigest });
  return { entry, json };
}

interface Searched {
  folder: ContentFolder;
  searcher: Searcher;
  /** Updates the index from the folder. @returns how many documents have changed */
  update(): number;
  /** Shows the content as it is at a moment. */
  show(now?: string): void;
  find(text: string): Promise<string[]>;
}

function open(
  posts: ReturnType<typeof post>[],
  others: Partial<TestContent> = {},
  pages: PageDocument[] = [],
): Searched {
  const folder = createContentFolder();
  cleanups.push(() => folder.remove());
  const indexFile = join(folder.cache, "search.sqlite");
  const searcher = createSearcher(indexFile, folder.path);
  cleanups.push(() => searcher.close());
  folder.write({ blog: posts.map(({ entry }) => entry), ...others });
  for (const { entry, json } of posts)
    folder.writeRaw(`blog/${entry.slug}.json`, json);
  const prepare = () =>
    prepareContent({
      indexFile: join(folder.path, "index.json"),
      cacheFolder: folder.cache,
    });
  return {
    folder,
    searcher,
    update() {
      const content = openContentDatabase(prepare());
      const index = openSearchDatabase(indexFile);
      try {
        const sources = { content, contentFolder: folder.path, pages };
        return updateIndex(index, sources, () => undefined);
      } finally {
        index.close();
        content.close();
      }
    },
    show: (now = NOW) =>
      searcher.refresh({ file: prepare(), at: Date.parse(now) }),
    async find(text) {
      const { hits } = await searcher.search({ text, limit: 10 });
      return hits.map(({ path }) => path.replace("/blog/", ""));
    },
  };
}

/** The same, updated and shown. */
function openUpdated(...given: Parameters<typeof open>): Searched {
  const searched = open(...given);
  searched.update();
  searched.show();
  return searched;
}

describe("a search", () => {
  it("finds what was indexed after the searcher looked for an index", async () => {
    const { find, searcher, show, update } = open([post("one", "Likes.")]);
    show();
    const early = await searcher.search({ text: "likes", limit: 1 });
    expect(early).toMatchObject({ total: 0, isPartial: true });
    update();
    expect(await find("likes")).toEqual(["one"]);
  });

  it("finds entries by every word of their text, and by the beginning of a word", async () => {
    const { find } = openUpdated([
      post("one", "Leads come from likes."),
      post("two", "Comments come late."),
    ]);
    expect(await find("come likes")).toEqual(["one"]);
    expect(await find("COMMENT")).toEqual(["two"]);
    expect(await find("come from comments")).toEqual([]);
    expect(await find("")).toEqual([]);
  });

  it("lists the newest of very many, but first those with the words in the title", async () => {
    const many = Array.from({ length: 2050 }, (_, day) =>
      post(`no-${day}`, "Leads come from likes.", {
        date: new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10),
      }),
    );
    const { find, searcher } = openUpdated([
      ...many,
      post("titled", "Leads come from likes.", {
        title: "Where leads come from",
        date: "2019-01-01",
      }),
    ]);
    expect((await find("leads come")).slice(0, 3)).toEqual([
      "titled",
      "no-2049",
      "no-2048",
    ]);
    const found = await searcher.search({ text: "leads come", limit: 1 });
    expect(found).toMatchObject({ total: 2051, reachable: 2001 });
  });

  it("ranks titles above descriptions, and those above texts", async () => {
    const { find } = openUpdated([
      post("text", "A webhook. ".repeat(3)),
      post("words", "None.", { description: "How a webhook works." }),
      post("title", "None.", { title: "The webhook" }),
    ]);
    expect(await find("webhook")).toEqual(["title", "words", "text"]);
  });

  it("finds every kind of entry by its title, author and category", async () => {
    const { searcher } = openUpdated(
      [post("post", "Text.", { categories: ["outreach"] })],
      {
        docs: [docEntry("doc", { title: "Connect a system" })],
        jobs: [jobEntry("job", { title: "Analyst" })],
        legal: [legalEntry("terms")],
      },
    );
    const kinds = async (text: string) =>
      (await searcher.search({ text, limit: 9 })).hits.map(({ kind }) => kind);
    expect(await kinds("mara outreach")).toEqual(["Blog post"]);
    expect(await kinds("connect system")).toEqual(["Documentation"]);
    expect(await kinds("analyst sales")).toEqual(["Job"]);
    expect(await kinds("title of terms")).toEqual([]);
  });

  it("finds names without their accents, and words of scripts without spaces", async () => {
    const { find } = openUpdated([
      post("names", "Zoë Müller of Łódź"),
      post("tokyo", "これは東京の話です"),
      post("kyoto", "京都と東寺"),
    ]);
    expect(await find("zoe muller lodz")).toEqual(["names"]);
    expect(await find("東京")).toEqual(["tokyo"]);
  });

  it("marks the matches of an excerpt", async () => {
    const { searcher } = openUpdated([post("one", "Read <b> & the Signals.")]);
    const { hits } = await searcher.search({ text: "signal", limit: 1 });
    expect(hits[0]?.excerpt).toEqual(["Read <b> & the ", "Signals", "."]);
  });

  it("corrects typos when nothing matches, and says so", async () => {
    const { searcher, find } = openUpdated([
      post("one", "Engagement is a hint of intent."),
    ]);
    const answer = await searcher.search({ text: "engagment hnit", limit: 1 });
    expect(answer).toMatchObject({ total: 1, corrected: "engagement hint" });
    expect(await find("ngagement")).toEqual(["one"]);
    expect(await find("xylophone")).toEqual([]);
    expect(await find("engagment xylophone")).toEqual([]);
  });

  it("treats a word that only a scheduled entry has as a typo", async () => {
    const { find, show } = openUpdated([
      post("public", "Words about zorblerino."),
      post("later", "Words about zorblerins.", { publishAt: "2026-07-01" }),
    ]);
    expect(await find("zorblerinz")).toEqual(["public"]);
    expect(await find("zorblerins")).toEqual(["public"]);
    show("2026-07-01");
    expect(await find("zorblerins")).toEqual(["later"]);
  });

  it.each([
    `"`,
    `"unclosed`,
    "a AND",
    "NOT one",
    "NEAR(one two, 5)",
    "title:one",
    "{title} : one",
    "one*",
    "^one + two",
    "(one",
    "-one",
    "one\u0000two",
    "' or 1=1 --",
    "\ud800",
    "x".repeat(10_000),
    "one ".repeat(10_000),
    `"`.repeat(10_000),
  ])("reads %j as plain words", async (text) => {
    const { searcher } = openUpdated([post("one", "one two")]);
    await expect(searcher.search({ text, limit: 5 })).resolves.toHaveProperty(
      "total",
    );
  });

  it("lists all results of a page and counts those of all pages", async () => {
    const { searcher } = openUpdated(
      Array.from({ length: 5 }, (_, place) => post(`p-${place}`, "Lead")),
    );
    const pages = await Promise.all(
      [0, 2, 4].map((offset) =>
        searcher.search({ text: "lead", limit: 2, offset }),
      ),
    );
    expect(pages.map(({ hits }) => hits.length)).toEqual([2, 2, 1]);
    const found = pages.flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(new Set(found).size).toBe(5);
    expect(pages[0]).toMatchObject({ total: 5, reachable: 5 });
  });
});

describe("what visitors may not see", () => {
  it("is neither found nor counted before its time and after it", async () => {
    const { searcher, show, find } = openUpdated([
      post("draft", "Lead", { draft: true }),
      post("later", "Lead", { publishAt: "2026-07-01" }),
      post("gone", "Lead", { expiresAt: "2026-05-01" }),
      post("live", "Lead", { expiresAt: "2026-08-01" }),
    ]);
    expect(await find("lead")).toEqual(["live"]);
    expect((await searcher.search({ text: "lead", limit: 1 })).total).toBe(1);
    show("2026-07-02T00:00:00Z");
    expect((await find("lead")).toSorted()).toEqual(["later", "live"]);
    show("2026-08-02T00:00:00Z");
    expect(await find("lead")).toEqual(["later"]);
  });

  it("is not found once it is removed, even before the index is updated", async () => {
    const { folder, show, find } = openUpdated([post("one", "Lead")]);
    folder.write({});
    show();
    expect(await find("lead")).toEqual([]);
  });
});

describe("the index", () => {
  it("updates the entries that have changed, and no others", async () => {
    const one = post("one", "Lead");
    const { folder, update, show, find } = openUpdated([
      one,
      post("two", "Lead"),
    ]);
    expect(update()).toBe(0);
    const three = post("three", "Webhook");
    folder.write({ blog: [one.entry, three.entry] });
    folder.writeRaw("blog/three.json", three.json);
    expect(update()).toBe(2);
    show();
    expect(await find("webhook")).toEqual(["three"]);
    expect(await find("lead")).toEqual(["one"]);
  });

  it("finds an entry by its title while its text cannot be read, and by its text later", async () => {
    const one = post("one", "Webhook", { title: "Lead" });
    const { folder, update, show, find } = open([one]);
    folder.writeRaw("blog/one.json", "being written");
    update();
    show();
    expect(await find("lead")).toEqual(["one"]);
    expect(await find("webhook")).toEqual([]);
    folder.writeRaw("blog/one.json", one.json);
    expect(update()).toBe(1);
    show();
    expect(await find("webhook")).toEqual(["one"]);
  });

  it("has the pages of the site, as they are at the last update", async () => {
    const page = {
      path: "/pricing",
      title: "Pricing",
      description: "Four plans.",
      text: "Cancel at any time.",
    };
    const pages = [page];
    const { searcher, update, show, find } = openUpdated([], {}, pages);
    expect(await find("cancel")).toEqual(["/pricing"]);
    pages[0] = { ...page, text: "Stay." };
    expect(update()).toBe(2);
    show();
    expect(await find("cancel")).toEqual([]);
    const { hits } = await searcher.search({ text: "plans", limit: 1 });
    expect(hits).toEqual([
      {
        path: "/pricing",
        kind: "Page",
        title: "Pricing",
        excerpt: ["Four ", "plans", "."],
      },
    ]);
  });

  it("is rebuilt when its file is damaged, and finds nothing until then", async () => {
    const { folder, update, show, find, searcher } = openUpdated([
      post("one", "Lead"),
    ]);
    searcher.close();
    for (const name of ["search.sqlite", "search.sqlite-wal"])
      writeFileSync(join(folder.cache, name), "no database at all ".repeat(99));
    show();
    expect(await find("lead")).toEqual([]);
    update();
    show();
    expect(await find("lead")).toEqual(["one"]);
  });
});
