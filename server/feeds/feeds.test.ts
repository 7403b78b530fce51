import { assert, asyncProperty, string } from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogEntry, guideEntry } from "../testing/content-folder.ts";
import { entryWithHtml } from "../testing/entry-with-html.ts";
import { checkAtom, checkJsonFeed, checkRss } from "../testing/feed-rules.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const siteUrl = "https://own.example";
const NASTY = "a ]]> <b>&amp;</b> \" ' \u0001\u0008\uFFFE\uD800 </title>";

const rich = entryWithHtml(
  "rich",
  `<h2 id="part">Part<a class="heading-anchor" href="#part" aria-label="Link"><span aria-hidden="true">#</span></a></h2>
<p class="x" style="color:red" onclick="alert(1)">See <a href="/pricing?a=1&amp;b=2">prices</a>, <a href="#part">above</a> and <a href="javascript:alert(1)">this</a>. ]]></p>
<picture><source srcset="/content-assets/a.avif 480w, /content-assets/b.avif 960w" type="image/avif"><img src="/content-assets/a.png" srcset="/content-assets/a.png 480w" alt="A &lt;b&gt;" width="480" height="320" loading="lazy"></picture>
<div class="wireframe-frame" role="img" aria-label="Three leads."><button>Go</button><svg><path d="M0 0"></path></svg></div>
<pre tabindex="0"><code class="language-js hljs"><span class="k">let</span> a = "\u0001";</code></pre>
<ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled checked> done</li></ul>
<!-- secret --><script>alert(1)</script>`,
  {
    title: NASTY,
    description: NASTY,
    date: "2026-05-01",
    changed: "2026-05-09",
    image: { src: "/images/a.svg", alt: "", width: 10, height: 10 },
    shareImage: "/share-images/blog.rich.12345678.png",
    aliases: ["/old"],
  },
);

/** Otherwise fetch asks for a new copy whenever it sends a condition. */
const reloading = { "cache-control": "max-age=0" };

const formats = [
  ["rss.xml", "application/rss+xml; charset=utf-8", checkRss],
  ["atom.xml", "application/atom+xml; charset=utf-8", checkAtom],
  ["feed.json", "application/feed+json; charset=utf-8", checkJsonFeed],
] as const;

describe("the feeds", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      siteUrl,
      content: {
        blog: [
          rich.entry,
          blogEntry("plain", {
            categories: ["outreach"],
            publishAt: "2026-03-01T17:30:00+02:00",
            image: { src: "/images/b.webp", alt: "" },
          }),
          blogEntry("draft", { draft: true }),
          blogEntry("later", { publishAt: "2030-01-01" }),
          blogEntry("gone", { expiresAt: "2026-05-01" }),
        ],
      },
    });
    app.folder.writeRaw(rich.file, rich.text);
  });
  afterAll(() => app.close());
  const read = async (path: string) => (await app.get(path)).text();

  describe.each(formats)("%s", (file, type, check) => {
    it("keeps the rules of its format, whatever texts contain", async () => {
      for (const path of [
        `/${file}`,
        `/blog/category/signals/${file}`,
        `/blog/category/outreach/${file}`,
      ]) {
        const response = await app.get(path);
        expect(response.headers.get("content-type")).toBe(type);
        expect(check(await response.text(), `${siteUrl}${path}`)).toEqual([]);
      }
    });

    it("has the full text of published posts, and nothing of others", async () => {
      const text = await read(`/${file}`);
      expect(text).toContain(`plain: first words`);
      expect(text).toContain("Three leads.");
      expect(text).toContain("tag:testlark.example,2026:post-");
      for (const word of ["draft", "later", "gone", "secret", "alert(1)"])
        expect(text).not.toContain(word);
    });

    it("has only the posts of a category", async () => {
      const text = await read(`/blog/category/outreach/${file}`);
      expect(text).toContain("/blog/plain");
      expect(text).not.toContain("/blog/rich");
    });

    it("is not found for a category that does not exist", async () => {
      const path = `/blog/category/none/${file}`;
      expect((await app.get(path)).status).toBe(404);
    });

    it("is not sent again to a client that has it", async () => {
      const etag = (await app.get(`/${file}`)).headers.get("etag") ?? "";
      const again = await app.get(`/${file}`, {
        headers: { ...reloading, "if-none-match": etag },
      });
      expect(again.status).toBe(304);
    });
  });

  it("has the moment of publication where it is known, and else noon of the day", async () => {
    const feed = JSON.parse(await read("/feed.json"));
    expect(feed.items).toMatchObject([
      {
        date_published: "2026-05-01T12:00:00Z",
        date_modified: "2026-05-09T12:00:00Z",
      },
      {
        date_published: "2026-03-01T15:30:00Z",
        date_modified: "2026-03-01T15:30:00Z",
      },
    ]);
  });

  it("has a picture that every reader can show", async () => {
    const feed = JSON.parse(await read("/feed.json"));
    expect(feed.items).toMatchObject([
      { image: "https://own.example/share-images/blog.rich.12345678.png" },
      { image: "https://own.example/images/b.webp" },
    ]);
  });

  it("says when it last changed", async () => {
    for (const [file] of formats) {
      const { headers } = await app.get(`/${file}`);
      const lastModified = "Sat, 09 May 2026 23:59:59 GMT";
      expect(headers.get("last-modified")).toBe(lastModified);
      const statusSince = async (since: string) =>
        (
          await app.get(`/${file}`, {
            headers: { ...reloading, "if-modified-since": since },
          })
        ).status;
      expect(await statusSince(lastModified)).toBe(304);
      expect(await statusSince("Sat, 09 May 2026 23:59:58 GMT")).toBe(200);
    }
  });

  it.each(["/feed", "/feed/", "/feed.xml", "/rss"])(
    "is found from %s",
    async (path) => {
      const response = await app.get(path, { redirect: "follow" });
      expect(new URL(response.url).pathname).toBe("/rss.xml");
    },
  );

  it("has absolute addresses, words for pictures, and marks for boxes", async () => {
    const feed: { items: { content_html: string }[] } = JSON.parse(
      await read("/feed.json"),
    );
    const html = feed.items[0]?.content_html ?? "";
    for (const part of [
      '<a href="https://own.example/pricing?a=1&#x26;b=2">',
      '<a href="https://own.example/blog/rich#part">above</a>',
      'srcset="https://own.example/content-assets/a.avif 480w, https://own.example/content-assets/b.avif 960w"',
      "<h2>Part</h2>",
      "<p>Three leads.</p>",
      "<code>let a",
      "\u2611 done",
    ])
      expect(html).toContain(part);
  });
});

it("keeps the id of a post that moves", async () => {
  const ids = [];
  for (const slug of ["old-name", "new-name"]) {
    const app = await startApp({
      content: { blog: [blogEntry(slug, { id: 7 })] },
    });
    ids.push(
      JSON.parse(await (await app.get("/feed.json")).text()).items[0].id,
    );
    await app.close();
  }
  expect(ids).toEqual(Array(2).fill("tag:testlark.example,2026:post-7"));
});

it("holds the newest 50 posts, and the texts of as many as fit", async () => {
  const long = entryWithHtml("long", `<p>${"x".repeat(999_990)}</p>`, {
    date: "2026-05-30",
  });
  const rest = Array.from({ length: 60 }, (_, at) => blogEntry(`post-${at}`));
  const app = await startApp({
    siteUrl,
    content: { blog: [long.entry, ...rest] },
  });
  app.folder.writeRaw(long.file, long.text);
  const text = await (await app.get("/feed.json")).text();
  await app.close();
  expect(checkJsonFeed(text, `${siteUrl}/feed.json`)).toEqual([]);
  const { items } = JSON.parse(text);
  expect(items).toHaveLength(50);
  expect(items[0].content_html).toBeDefined();
  expect(items[1]).toMatchObject({ content_text: "Description of post-0." });
});

it("has the changelog, each entry under the first address that it had", async () => {
  const { category: _, icon: __, order: ___, ...entry } = guideEntry("new");
  const app = await startApp({
    siteUrl,
    content: {
      changelog: [
        {
          ...entry,
          path: "/changelog/new",
          aliases: ["/changelog/old"],
          tags: ["fixed"],
        },
      ],
    },
  });
  for (const [file, , check] of formats) {
    const text = await (await app.get(`/changelog/${file}`)).text();
    expect(check(text, `${siteUrl}/changelog/${file}`)).toEqual([]);
    expect(text).toContain("new: first words");
    expect(text).toContain("tag:testlark.example,2026:/changelog/old");
    expect(text).toContain("Fixed");
  }
  await app.close();
});

it("has an empty feed without posts", async () => {
  const app = await startApp({ siteUrl });
  for (const [file, , check] of formats) {
    for (const path of [`/${file}`, `/changelog/${file}`]) {
      const text = await (await app.get(path)).text();
      expect(check(text, `${siteUrl}${path}`)).toEqual([]);
    }
  }
  await app.close();
});

it("stays well formed with any title", async () => {
  const app = await startApp({ siteUrl });
  await assert(
    asyncProperty(string({ unit: "binary", minLength: 1 }), async (title) => {
      app.folder.write({
        blog: [blogEntry("a", { title: `T${title.replaceAll(/\s/gu, "")}.` })],
      });
      await app.content.reload();
      for (const [file, , check] of formats) {
        const text = await (await app.get(`/${file}`)).text();
        expect(check(text, `${siteUrl}/${file}`)).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
  await app.close();
});
