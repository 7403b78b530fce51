// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SearchAnswer, SearchHit, SearchQuery } from "#contract";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import searchData from "./data.ts";
import SearchPage from "./Page.tsx";

const hit = (fields: Partial<SearchHit> = {}): SearchHit => ({
  path: "/blog/signals",
  kind: "Blog post",
  title: ["Signals <b>first</b>"],
  date: "2026-04-02",
  excerpt: ["Read a ", "webhook", "."],
  ...fields,
});

const found = (total: number, fields: Partial<SearchAnswer> = {}) => ({
  total,
  reachable: total,
  hits: Array.from({ length: Math.min(total, 24) }, (_, index) =>
    hit({ path: `/blog/p-${index}` }),
  ),
  ...fields,
});

async function ask(search: string, answer: SearchAnswer = found(0)) {
  const asked: SearchQuery[] = [];
  const content = {
    ...fakeContent(),
    search(query: SearchQuery) {
      asked.push(query);
      return Promise.resolve(answer);
    },
  };
  const path = `/search?${search}`;
  return {
    asked,
    ...(await answerOf(searchData, { path, content })),
  };
}

async function render(search: string, answer?: SearchAnswer): Promise<string> {
  const { data } = await ask(search, answer);
  return renderToStaticMarkup(<SearchPage data={data} />);
}

it("says that there may be more while the index is updated", async () => {
  const note = "still adding pages";
  expect(await render("q=leads", found(2, { isPartial: true }))).toContain(
    note,
  );
  expect(await render("q=leads", found(2))).not.toContain(note);
});

describe("the data of a search", () => {
  it("is not indexed and has one canonical address", async () => {
    const { status, head } = await ask("q=webhook&page=2", found(48));
    expect(status ?? 200).toBe(200);
    expect(head).toMatchObject({
      title: "Search",
      noindex: true,
      canonicalPath: "/search",
    });
  });

  it("asks for the entries of its page only", async () => {
    expect((await ask("q=a")).asked).toEqual([
      { text: "a", limit: 24, offset: 0 },
    ]);
    expect((await ask("q=a&page=3", found(99))).asked).toEqual([
      { text: "a", limit: 24, offset: 48 },
    ]);
    expect((await ask("q=")).asked).toEqual([]);
  });

  it("shortens a query to 100 characters on one line", async () => {
    const query = encodeURIComponent(`\u0000a\r\n b ${"x".repeat(500)}`);
    expect((await ask(`q=${query}`)).data.query).toBe(`a b ${"x".repeat(96)}`);
  });

  it.each(["page=3", "page=0", "page=x"])(
    "answers 404 for %s of two pages",
    async (page) => {
      expect((await ask(`q=a&${page}`, found(30))).status).toBe(404);
    },
  );
});

describe("the search page", () => {
  it("lists the results in order, with their number and marked matches", async () => {
    const html = await render("q=webhook", found(3));
    expect(html).toContain("3 results for <bdi>“webhook”</bdi>");
    expect(html).toMatch(/<output[^>]*id="search-count"/u);
    expect(html.match(/<ol.*<\/ol>/u)?.[0].match(/<li\b/gu)).toHaveLength(3);
    expect(html).toMatch(/Read a <mark[^>]*>webhook<\/mark>\./u);
    expect(html).toContain("Signals &lt;b&gt;first");
    expect(html).toContain('dateTime="2026-04-02"');
    expect(html).not.toContain("Pages of results");
    expect(await render("q=webhook", found(1))).toContain("1 result for");
  });

  it("links to the other pages of a long list", async () => {
    const html = await render("q=a+b&page=2", found(60));
    expect(html).toContain('href="/search?q=a+b"');
    expect(html).toContain('href="/search?q=a+b&amp;page=3"');
    expect(html).toContain("Page 2 of 60 results");
    expect(html).toContain('start="25"');
  });

  it("says how many of very many results it lists", async () => {
    const html = await render("q=the", found(100_000, { reachable: 3000 }));
    expect(html).toContain("The best 3,000 of 100,000 results");
  });

  it("says what it searched for instead of a query with typos", async () => {
    const html = await render("q=webhok", found(2, { corrected: "webhook" }));
    expect(html).toContain("Nothing matches <bdi>“webhok”</bdi>");
    expect(html).toContain("2 results for <bdi>“webhook”</bdi>");
  });

  it("shows HTML in a query as text", async () => {
    const query = encodeURIComponent(`"><img src=x onerror=alert(1)>`);
    const html = await render(`q=${query}`);
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("suggests similar pages and next steps if nothing was found", async () => {
    const html = await render("q=pricng");
    expect(html).toContain("Nothing matches");
    expect(html).toContain('href="/pricing"');
    expect(html).toContain('href="/documentation"');
    expect(await render("q=%3F!")).toContain("Nothing matches");
  });

  it("shows no count before the first search", async () => {
    const html = await render("");
    expect(html).not.toContain("<output");
    expect(html).not.toContain("Nothing matches");
    expect(html).toContain('action="/search"');
  });
});
