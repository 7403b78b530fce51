import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { entryBody, type BlogEntry, type EntryBody } from "#schema";
import { writeSearch } from "../../cli/compile/write/write-search.ts";
import { openContent } from "../content/content-source.ts";
import type { RenderSite } from "../site.ts";
import {
  blogEntry,
  createContentFolder,
  createIndex,
  docEntry,
  jobEntry,
  legalEntry,
  type TestContent,
} from "../testing/content-folder.ts";
import { createLogSpy } from "../testing/start-app.ts";
import { openSiteSearch } from "./site-search.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0).toReversed()) cleanup();
});

/** The body of each post, by its digest. */
const bodies = new Map<string, string>();

/** A post with its own text. */
function post(
  slug: string,
  text: string,
  fields: Partial<BlogEntry> = {},
): BlogEntry {
  const body: EntryBody = { html: "", toc: [], text, links: [] };
  const json = JSON.stringify(body);
  const bodyDigest = createHash("sha256").update(json).digest("hex");
  bodies.set(bodyDigest, json);
  return blogEntry(slug, {
    title: slug,
    description: "None.",
    ...fields,
    bodyDigest,
  });
}

const NO_PAGES: RenderSite = async () => ({ status: 404, html: "" });

/** The site with these pages, by path: the title and the text of each. */
function pagesOf(pages: Record<string, [title: string, text: string]>) {
  const renderSite: RenderSite = async ({ url }) => {
    const [title, text] = pages[url] ?? [];
    return {
      status: text === undefined ? 404 : 200,
      html: `<title>${title}</title><meta name="description" content="About."><main><p>${text}</p></main>`,
    };
  };
  return renderSite;
}

async function open(
  content: Partial<TestContent>,
  { renderSite = NO_PAGES }: { renderSite?: RenderSite } = {},
) {
  const folder = createContentFolder();
  cleanups.push(() => folder.remove());
  const write = (next: Partial<TestContent>) => {
    for (const { bodyDigest, slug } of next.blog ?? [])
      folder.writeRaw(`blog/${slug}.json`, bodies.get(bodyDigest) ?? "");
    folder.write(next);
    const { collections } = createIndex(next);
    writeSearch(folder.path, collections, (collection, slug) => {
      const file = join(folder.path, collection, `${slug}.json`);
      return entryBody.parse(JSON.parse(readFileSync(file, "utf8")));
    });
  };
  write(content);
  const time = { now: "2026-06-01T00:00:00Z" };
  const log = createLogSpy();
  const search = openSiteSearch({ folder: folder.path, log });
  cleanups.push(() => search.close());
  const source = await openContent({
    folder: folder.path,
    clock: () => new Date(time.now),
    log,
    search: search.search,
    pollInterval: 1_000_000,
  });
  cleanups.push(() => source.close());
  const readPages = (render = renderSite) =>
    search.readPages({
      content: source.current(),
      renderSite: render,
      siteUrl: "https://www.example.com",
    });
  await readPages();
  const ask = (text: string, limit = 10, offset = 0) =>
    source.current().search({ text, limit, offset });
  return {
    folder,
    time,
    ask,
    readPages,
    source,
    errors: () => log.lines.filter(({ level }) => level === "error"),
    /** Puts other content in its place. */
    async swap(next: Partial<TestContent>): Promise<void> {
      write(next);
      await source.reload();
    },
    async find(text: string): Promise<string[]> {
      const { hits } = await ask(text);
      return hits.map(({ path }) => path.replace("/blog/", ""));
    },
  };
}

describe("a search", () => {
  it("finds entries by every word of their text, and by the beginning of the last one", async () => {
    const { find } = await open({
      blog: [
        post("one", "Leads come from likes."),
        post("two", "Comments come late."),
      ],
    });
    expect(await find("come likes")).toEqual(["one"]);
    expect(await find("COMM")).toEqual(["two"]);
    expect(await find("come l")).toEqual([]);
    expect(await find("come la")).toEqual(["two"]);
    expect(await find("come from comments")).toEqual([]);
    expect(await find("")).toEqual([]);
  });

  it.each([
    ["liking", "They like it."],
    ["like", "Liking is cheap."],
    ["prices", "The price."],
    ["price", "All prices."],
    ["monitor companies", "Monitoring a company."],
    ["integrations", "It integrates."],
  ])("finds %j in %j and marks it", async (query, text) => {
    const { ask } = await open({ blog: [post("one", text)] });
    const { hits, total } = await ask(query);
    expect(total).toBe(1);
    expect(hits[0]?.excerpt.length).toBeGreaterThan(1);
  });

  it("takes no word for a form of another that only begins alike", async () => {
    const { find } = await open({
      blog: [post("new", "Something new."), post("news", "The news.")],
    });
    expect(await find("news")).toEqual(["news"]);
    expect(await find("new something")).toEqual(["new"]);
  });

  it("finds each beginning of a word, also where its stem is shorter", async () => {
    const { find } = await open({ blog: [post("one", "Integrations.")] });
    for (let end = 2; end <= 12; end += 1)
      expect(await find("integrations".slice(0, end))).toEqual(["one"]);
  });

  it("finds a word that nobody uses as the beginning of others, wherever it is", async () => {
    const { find } = await open({
      blog: [post("one", "Leadership matters."), post("two", "Lead.")],
    });
    expect(await find("leadersh matters")).toEqual(["one"]);
    expect(await find("lead matters")).toEqual([]);
  });

  it("lists the newest of very many, but first those with the words in the title", async () => {
    const many = Array.from({ length: 2050 }, (_, day) =>
      post(`no-${day}`, "Leads come from likes.", {
        date: new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10),
      }),
    );
    const { ask, find } = await open({
      blog: [
        ...many,
        post("titled", "Leads come from likes.", {
          title: "Where leads come from",
          date: "2019-01-01",
        }),
      ],
    });
    expect((await find("leads come")).slice(0, 3)).toEqual([
      "titled",
      "no-2049",
      "no-2048",
    ]);
    expect(await ask("leads come", 1)).toMatchObject({
      total: 2051,
      reachable: 2001,
    });
  });

  it("ranks titles above descriptions, and those above texts", async () => {
    const { ask, find } = await open({
      blog: [
        post("text", "A webhook. ".repeat(3)),
        post("words", "None.", { description: "How a webhook works." }),
        post("title", "None.", { title: "The webhook" }),
      ],
    });
    expect(await find("webhook")).toEqual(["title", "words", "text"]);
    const { hits } = await ask("webhook");
    expect(hits[0]?.title).toEqual(["The ", "webhook", ""]);
  });

  it("finds every kind of entry by its title, author and category", async () => {
    const { ask } = await open({
      blog: [post("post", "Text.", { categories: ["outreach"] })],
      docs: [docEntry("doc", { title: "Connect a system" })],
      jobs: [jobEntry("job", { title: "Analyst" })],
      legal: [legalEntry("terms")],
    });
    const kinds = async (text: string) =>
      (await ask(text)).hits.map(({ kind }) => kind);
    expect(await kinds("mara outreach")).toEqual(["Blog post"]);
    expect(await kinds("connect system")).toEqual(["Documentation"]);
    expect(await kinds("analyst sales")).toEqual(["Job"]);
    expect(await kinds("title of terms")).toEqual([]);
  });

  it("finds names without their accents, and words of scripts without spaces", async () => {
    const { ask, find } = await open({
      blog: [
        post("names", "Zoë Müller of Łódź"),
        post("tokyo", "これは東京の話です"),
        post("kyoto", "京都と東寺"),
      ],
    });
    expect(await find("zoe muller lodz")).toEqual(["names"]);
    expect(await find("東京")).toEqual(["tokyo"]);
    const { hits } = await ask("東京");
    expect(hits[0]?.excerpt).toEqual(["これは", "東京", "の話です"]);
  });

  it("marks the matches of an excerpt", async () => {
    const { ask } = await open({
      blog: [post("one", "Read <b> & the Signals.")],
    });
    const { hits } = await ask("signal");
    expect(hits[0]?.excerpt).toEqual(["Read <b> & the ", "Signals", "."]);
  });

  it("shows the description while a build replaces the body", async () => {
    const { ask, folder } = await open({
      blog: [post("one", "Words.", { description: "About." })],
    });
    folder.writeRaw("blog/one.json", "being written");
    const { hits } = await ask("words");
    expect(hits[0]?.excerpt).toEqual(["About."]);
  });

  it("corrects typos when nothing matches, and says so", async () => {
    const { ask, find } = await open({
      blog: [post("one", "Engagement is a hint of intent. 東京")],
    });
    expect(await ask("engagment hnit")).toMatchObject({
      total: 1,
      corrected: "engagement hint",
    });
    expect(await ask("東京 ehgagement")).toMatchObject({
      corrected: "東京 engagement",
    });
    expect(await find("ngagement")).toEqual(["one"]);
    expect(await find("negagement")).toEqual(["one"]);
    expect(await find("xylophone")).toEqual([]);
    expect(await find("engagment xylophone")).toEqual([]);
  });

  it("takes the word that most pages have for a typo", async () => {
    const { ask } = await open({
      blog: [
        post("one", "A lever."),
        post("two", "A level."),
        post("three", "The levels of a level."),
      ],
    });
    expect((await ask("levek")).corrected).toBe("level");
  });

  it.each([
    `"`,
    `"unclosed`,
    "a AND",
    "NOT one",
    "one OR",
    "NEAR(one two, 5)",
    "title:one",
    "{title} : one",
    "one*",
    "*",
    "^one + two",
    "(one",
    "-one",
    "one\u0000two",
    "' or 1=1 --",
    "%_?",
    "\ud800",
    "\u0301",
    "x".repeat(10_000),
    "one ".repeat(10_000),
    "東".repeat(10_000),
    `"`.repeat(10_000),
  ])("reads %j as plain words", async (text) => {
    const { ask, errors } = await open({ blog: [post("one", "one two")] });
    await expect(ask(text)).resolves.toHaveProperty("total");
    expect(errors()).toEqual([]);
  });

  it("lists all results of a page and counts those of all pages", async () => {
    const { ask } = await open({
      blog: Array.from({ length: 5 }, (_, place) => post(`p-${place}`, "Lead")),
    });
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => ask("lead", 2, offset)),
    );
    expect(pages.map(({ hits }) => hits.length)).toEqual([2, 2, 1, 0]);
    const found = pages.flatMap(({ hits }) => hits.map(({ path }) => path));
    expect(new Set(found).size).toBe(5);
    expect(pages[0]).toMatchObject({ total: 5, reachable: 5 });
  });
});

describe("what visitors may not see", () => {
  it("is neither found nor counted before its time and after it", async () => {
    const { ask, find, time } = await open({
      blog: [
        post("draft", "Lead", { draft: true }),
        post("later", "Lead", { publishAt: "2026-07-01" }),
        post("gone", "Lead", { expiresAt: "2026-05-01" }),
        post("live", "Lead", { expiresAt: "2026-08-01" }),
      ],
    });
    expect(await find("lead")).toEqual(["live"]);
    expect((await ask("lead", 1)).total).toBe(1);
    time.now = "2026-07-02T00:00:00Z";
    expect((await find("lead")).toSorted()).toEqual(["later", "live"]);
    time.now = "2026-08-02T00:00:00Z";
    expect(await find("lead")).toEqual(["later"]);
  });

  it("gives no word to a correction, and changes no other search", async () => {
    const { ask, find, time } = await open({
      blog: [
        post("public", "Words about zorblerino."),
        post("later", "Words about zorblerins.", { publishAt: "2026-07-01" }),
      ],
    });
    expect(await find("zorblerinz")).toEqual(["public"]);
    expect(await ask("zorblerins")).toMatchObject({
      total: 1,
      corrected: "zorblerino",
    });
    time.now = "2026-07-01T00:00:00Z";
    expect(await find("zorblerins")).toEqual(["later"]);
  });

  it("is not found if the search index is newer or older than the content", async () => {
    const { ask, find, folder, source } = await open({
      blog: [post("one", "Lead")],
    });
    folder.write({});
    await source.reload();
    expect(await find("lead")).toEqual([]);
    expect((await ask("lead")).total).toBe(0);
  });
});

describe("other content", () => {
  it("is found at once", async () => {
    const { find, swap } = await open({
      blog: [post("one", "Lead"), post("two", "Lead")],
    });
    expect(await find("lead")).toHaveLength(2);
    await swap({ blog: [post("one", "Lead"), post("three", "Webhook")] });
    expect(await find("webhook")).toEqual(["three"]);
    expect(await find("lead")).toEqual(["one"]);
  });

  it("answers as partial until the pages of the site are read again", async () => {
    const { ask, readPages, swap } = await open({
      blog: [post("one", "Lead")],
    });
    expect((await ask("lead")).isPartial).toBeUndefined();
    await swap({ blog: [post("two", "Lead")] });
    expect((await ask("lead")).isPartial).toBe(true);
    await readPages();
    expect((await ask("lead")).isPartial).toBeUndefined();
  });
});

describe("the pages of the site", () => {
  const renderSite = pagesOf({
    "/pricing": ["Pricing", "Cancel a plan at any time. 東京"],
    "/features": ["Features", "Monitoring for every plan."],
    "/faq": ["FAQ", "<p>Webhook, 3 min read</p><p>A webhook is free.</p>"],
  });

  it("are shown by their sentences, not by labels and links", async () => {
    const { ask, readPages } = await open({}, { renderSite });
    await readPages();
    const { hits } = await ask("webhook");
    expect(hits[0]?.excerpt).toEqual(["A ", "webhook", " is free."]);
  });

  it("are found by words, forms, beginnings and with typos, as they are at the moment", async () => {
    const { ask, find, readPages } = await open({}, { renderSite });
    expect(await ask("cancelling")).toMatchObject({
      total: 1,
      hits: [
        {
          path: "/pricing",
          kind: "Page",
          title: ["Pricing"],
          excerpt: ["", "Cancel", " a plan at any time. 東京"],
        },
      ],
    });
    expect(await find("plan")).toHaveLength(2);
    expect(await find("東京")).toEqual(["/pricing"]);
    expect(await find("京東")).toEqual([]);
    expect(await find("monit")).toEqual(["/features"]);
    expect(await ask("featurse")).toMatchObject({ corrected: "features" });
    await readPages(pagesOf({ "/pricing": ["Pricing", "Stay."] }));
    expect(await find("cancel")).toEqual([]);
    expect(await find("stay")).toEqual(["/pricing"]);
  });

  it("stand behind titles with every word, also while the last one is typed", async () => {
    const texts = "CSV export. ".repeat(20);
    const { find } = await open(
      { blog: [post("file", "One.", { title: "Export leads as a CSV file" })] },
      { renderSite: pagesOf({ "/pricing": ["Pricing", texts] }) },
    );
    for (const query of ["csv exp", "csv export", "export csv"])
      expect(await find(query)).toEqual(["file", "/pricing"]);
  });

  it("are ranked among the entries", async () => {
    const { find } = await open(
      {
        blog: [
          post("mention", "A text of many words that also names the pricing."),
          post("webhook", "Text.", { title: "The webhook" }),
          ...Array.from({ length: 9 }, (_, place) =>
            post(`p-${place}`, "Lead"),
          ),
        ],
      },
      {
        renderSite: pagesOf({
          "/pricing": ["Pricing", "Four plans."],
          "/features": ["Features", "Lists, exports and a webhook."],
        }),
      },
    );
    expect(await find("pricing")).toEqual(["/pricing", "mention"]);
    expect(await find("webhook")).toEqual(["webhook", "/features"]);
  });

  it("are left out with one line in the log if one of them fails", async () => {
    const { ask, errors } = await open(
      { blog: [post("one", "Lead")] },
      { renderSite: () => Promise.reject(new Error("broken page")) },
    );
    expect(errors()).toHaveLength(1);
    expect(await ask("lead")).toMatchObject({ total: 1, isPartial: true });
  });
});

describe("a search index that is missing or broken", () => {
  it.each([undefined, "", "no database at all ".repeat(999)])(
    "leaves the other pages to be found: %j",
    async (bytes) => {
      const renderSite = pagesOf({ "/pricing": ["Pricing", "Leads."] });
      const site = await open({}, { renderSite });
      const { ask, errors, folder, source, swap } = site;
      rmSync(join(folder.path, "search.sqlite"));
      if (bytes !== undefined) folder.writeRaw("search.sqlite", bytes);
      folder.write({ blog: [post("one", "Leads.")] });
      await source.reload();
      for (let times = 0; times < 3; times += 1)
        expect(await ask("lead")).toMatchObject({ total: 1, isPartial: true });
      expect(errors()).toHaveLength(1);
      await swap({ blog: [post("two", "Leads.")] });
      expect(await ask("lead")).toMatchObject({ total: 2 });
    },
  );
});
