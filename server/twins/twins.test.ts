import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { blogEntry, docEntry, jobEntry } from "../testing/content-folder.ts";
import { entryWithHtml } from "../testing/entry-with-html.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const NASTY = 'a: "b" --- # <script> \u0001 [x](javascript:alert(1)) ${{';
const rich = entryWithHtml(
  "rich",
  `<h2 id="part">Part<a class="heading-anchor" href="#part" aria-label="Link"><span aria-hidden="true">#</span></a></h2>
<p>See <a href="/pricing">prices</a> and <code>a|b</code>.</p>
<div class="callout callout-note" role="note"><p class="callout-title"><strong>Note</strong></p><p>Mind this.</p></div>
<img src="./a.png" alt="A picture">
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table>
<pre tabindex="0"><code class="language-js hljs"><span class="k">let</span> a;
</code></pre>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> done</li></ul>
<!-- secret --><script>alert(1)</script><button>Copy</button>`,
  { title: NASTY, description: NASTY, changed: "2026-05-09" },
);

interface Twin {
  facts: Record<string, string>;
  body: string;
}

function parseTwin(text: string): Twin {
  const [, facts = "", body = ""] =
    /^---\n(.*?\n)---\n\n(.*)$/su.exec(text) ?? [];
  return { facts: parse(facts), body };
}

const MARKDOWN = { accept: "text/markdown" };

describe("the Markdown twin", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      siteUrl: "https://own.example",
      content: {
        blog: [
          rich.entry,
          blogEntry("draft", { draft: true }),
          blogEntry("later", { publishAt: "2030-01-01" }),
        ],
        docs: [docEntry("a-doc", { path: "/documentation/a-doc" })],
        jobs: [
          jobEntry("open"),
          jobEntry("closed", { expiresAt: "2026-05-01" }),
        ],
        redirects: { "/old": "/blog/rich", "/old-draft": "/blog/draft" },
      },
    });
    app.folder.writeRaw(rich.file, rich.text);
  });
  afterAll(() => app.close());

  it("holds the facts and the text of an entry", async () => {
    const response = await app.get("/blog/rich.md");
    expect(response.headers.get("content-type")).toBe(
      "text/markdown; charset=utf-8",
    );
    expect(response.headers.get("link")).toBe(
      '<https://own.example/blog/rich>; rel="canonical"',
    );
    const { facts, body } = parseTwin(await response.text());
    expect(facts).toEqual({
      title: NASTY,
      description: NASTY,
      url: "https://own.example/blog/rich",
      author: "Mara Lind",
      date: "2026-03-01",
      updated: "2026-05-09",
      kind: "Blog post",
    });
    for (const part of [
      "## Part\n",
      "[prices](https://own.example/pricing) and `a|b`.",
      "> **Note**\n>\n> Mind this.",
      "![A picture](https://own.example/blog/a.png)",
      "| 1 \\| 2 |",
      "```js\nlet a;\n```",
      "- [x] done",
    ])
      expect(body).toContain(part);
    expect(body).toMatch(/^# a: "b" --- # \\<script>/u);
    for (const part of ["secret", "alert(1);", "Copy", "](javascript:"])
      expect(body).not.toContain(part);
  });

  it("is the same at its address and by Accept, and cached separately from the page", async () => {
    for (const [path, twin] of [
      ["/blog/rich", "/blog/rich.md"],
      ["/documentation/a-doc", "/documentation/a-doc.md"],
      ["/careers/open", "/careers/open.md"],
      ["/", "/index.md"],
      ["/pricing", "/pricing.md"],
      ["/blog?type=guide&x=1", "/blog.md?type=guide"],
    ] as const) {
      // The third answer comes from the cache.
      for (const _ of [1, 2, 3]) {
        const markdown = await app.get(path, { headers: MARKDOWN });
        const page = await app.get(path, { headers: { accept: "text/html" } });
        expect(markdown.headers.get("content-type")).toMatch(
          /^text\/markdown/u,
        );
        expect(markdown.headers.get("content-location")).toBe(twin);
        expect(await markdown.text()).toBe(await (await app.get(twin)).text());
        expect(page.headers.get("content-type")).toMatch(/^text\/html/u);
        expect(await page.text()).toMatch(/^<!doctype html>/u);
        for (const { headers } of [markdown, page])
          expect(headers.get("vary")).toBe("Accept, Accept-Encoding");
      }
    }
  });

  it("is not found where visitors find no page", async () => {
    for (const path of [
      "/blog/draft.md",
      "/blog/later.md",
      "/careers/closed.md",
      "/blog/none.md",
      "/search.md",
      "/api-test.md",
      "/demo.md",
      "/rss.xml.md",
      "/.md",
      "/blog/rich.md.md",
    ])
      expect([path, (await app.get(path)).status]).toEqual([path, 404]);
    const draft = await app.get("/blog/draft", { headers: MARKDOWN });
    expect(draft.status).toBe(404);
    expect(await draft.text()).not.toContain("first words");
  });

  it("does not exist for tools, which are always HTML", async () => {
    const response = await app.get("/search", { headers: MARKDOWN });
    expect(response.headers.get("content-type")).toMatch(/^text\/html/u);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  });

  it("does not exist for documents, which keep their format", async () => {
    const response = await app.get("/changelog/rss.xml", { headers: MARKDOWN });
    expect(response.headers.get("content-type")).toMatch(/^application\/rss/u);
  });

  it("redirects with its page", async () => {
    const moved = await app.get("/old.md?_=1");
    expect(moved.status).toBe(308);
    expect(moved.headers.get("location")).toBe("/blog/rich.md?_=1");
    expect((await app.get("/old-draft.md")).status).toBe(404);
    const canonical = await app.get("/Blog/Rich.MD/");
    expect(canonical.headers.get("location")).toBe("/blog/rich.md");
  });
});
