// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { ContentReader, SearchText } from "#contract";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePage } from "../../testing/sample-entries.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import { buildCorpus } from "./corpus.ts";
import searchData from "./data.ts";
import SearchPage from "./Page.tsx";

const patterns = ["/", "/pricing", "/search", "/demo", "/blog/:slug", "*"];
const heads = new Map([
  ["/pricing", { title: "Pricing", description: "Plans for every team." }],
]);
const headOf = (path: string) => Promise.resolve(heads.get(path));

const texts: SearchText[] = [
  {
    path: "/blog/signals",
    headings: ["Weekly review"],
    text: "Signals\nRead a\nwebhook.",
  },
  { path: "/guides/csv", headings: [], text: "Webhook, webhook, webhook." },
  { path: "/blog/hidden", headings: [], text: "webhook" },
];

const content: ContentReader = {
  ...fakeContent({
    posts: [
      samplePost({ slug: "signals", title: "Signals <b>first</b>" }),
      samplePost({ slug: "review", title: "The weekly review" }),
    ],
    pages: [
      samplePage("/guides/csv", {
        title: "Files",
        date: "2026-04-02",
        search: { kind: "Guide", about: "Beginner" },
      }),
      samplePage("/documentation/hooks", {
        title: "Receive a webhook",
        search: { kind: "Example", about: "Integrations" },
      }),
      samplePage("/documentation/plans", {
        title: "Pricing and plans",
        search: { kind: "Documentation", about: "Integrations" },
      }),
      samplePage("/careers/analyst", {
        title: "Analyst",
        search: { kind: "Job", about: "Data Remote (EU/UK) Full-time" },
      }),
      samplePage("/terms", { title: "Terms without a search of their own" }),
    ],
  }),
  searchTexts: () => Promise.resolve(texts),
};

const ask = (query: string, from = content) =>
  answerOf(searchData, {
    path: `/search?${new URLSearchParams({ q: query })}`,
    content: from,
    patterns,
    headOf,
  });

const paths = async (query: string) =>
  (await ask(query)).data.results.map(({ path }) => path);

async function render(query: string): Promise<string> {
  const { data } = await ask(query);
  return renderToStaticMarkup(
    <MemoryRouter>
      <SearchPage data={data} />
    </MemoryRouter>,
  );
}

describe("a search", () => {
  it("is not indexed and has one canonical address", async () => {
    const { status, head } = await ask("webhook");
    expect(status ?? 200).toBe(200);
    expect(head).toMatchObject({
      title: "Search",
      noindex: true,
      canonicalPath: "/search",
    });
  });

  it("ranks titles above texts, and texts by how often they have the word", async () => {
    expect(await paths("webhook")).toEqual([
      "/documentation/hooks",
      "/guides/csv",
      "/blog/signals",
    ]);
  });

  it("ranks titles above headings", async () => {
    expect(await paths("weekly review")).toEqual([
      "/blog/review",
      "/blog/signals",
    ]);
  });

  it("ranks descriptions above texts and requires every word", async () => {
    expect(await paths("description signals")).toEqual(["/blog/signals"]);
    expect(await paths("webhook xylophone")).toEqual([]);
  });

  it("ranks the title first of which the query is the largest part", async () => {
    expect(await paths("PRICING")).toEqual([
      "/pricing",
      "/documentation/plans",
    ]);
  });

  it("finds documents by author, department and group", async () => {
    expect(await paths("liis outreach")).toHaveLength(2);
    expect(await paths("remote eu")).toEqual(["/careers/analyst"]);
    expect(await paths("integrations")).toContain("/documentation/plans");
  });

  it("shows the kind and date of each result", async () => {
    const { results } = (await ask("files")).data;
    expect(results[0]).toMatchObject({ kind: "Guide", date: "2026-04-02" });
    expect((await ask("every team")).data.results[0]).not.toHaveProperty(
      "date",
    );
  });

  it("shortens a query to 100 characters on one line", async () => {
    expect((await ask(`\u0000a\r\n b ${"x".repeat(500)}`)).data.query).toBe(
      `a b ${"x".repeat(96)}`,
    );
  });

  it("lists 20 results and shows the number of all", async () => {
    const posts = Array.from({ length: 30 }, (_, place) =>
      samplePost({ slug: `p-${place}`, title: "Lead" }),
    );
    const many = { ...fakeContent({ posts }), version: "many" };
    const { data } = await ask("lead", many);
    expect(data.results).toHaveLength(20);
    expect(data.count).toBe(30);
  });
});

describe("the corpus", () => {
  it("limits its text, but finds every document by title", async () => {
    const url = new URL("https://northlark.example/search");
    const request = { content, patterns, headOf, url, params: {} };
    const corpus = await buildCorpus(request, 10);
    expect(corpus.map(({ text }) => text).join("")).toBe("");
    expect(corpus.some(({ title }) => title === "Files")).toBe(true);
  });
});

describe("the search page", () => {
  it("lists the results in order, with their number and marked matches", async () => {
    const html = await render("webhook");
    expect(html).toContain("3 results for <bdi>&quot;webhook&quot;</bdi>");
    expect(html).toMatch(/<output[^>]*id="search-count"/u);
    expect(html.match(/<ol.*<\/ol>/u)?.[0].match(/<li>/gu)).toHaveLength(3);
    expect(html).toContain("Signals. Read a <mark>webhook</mark>.");
    expect(await render("weekly review signals")).toContain("1 result for");
  });

  it("shows HTML in a query as text", async () => {
    const html = await render(`"><img src=x onerror=alert(1)>`);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(await render("first")).toContain("Signals &lt;b&gt;first");
  });

  it("suggests similar pages and next steps if nothing was found", async () => {
    const html = await render("pricng");
    expect(html).toContain("Nothing matches");
    expect(html).toContain('href="/pricing"');
    expect(html).toContain('href="/documentation"');
    expect(await render("?!")).toContain("Nothing matches");
  });

  it("suggests a corrected search that finds something", async () => {
    expect((await ask("recieve webhok")).data.suggestion).toBe(
      "receive webhook",
    );
    expect(await render("recieve webhok")).toContain(
      'href="/search?q=receive+webhook"',
    );
    for (const query of ["xylophone", "webhok analyst", "xqzt webhok", "a?"])
      expect((await ask(query)).data.suggestion).toBeUndefined();
  });

  it("shows no count before the first search", async () => {
    const html = await render("");
    expect(html).not.toContain("<output");
    expect(html).not.toContain("Nothing matches");
    expect(html).toContain('action="/search"');
  });
});
