// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../api/query-client.ts";
import { postMessages } from "../../messages/blog.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent, readWords } from "../../testing/fake-content.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { sampleArticle, samplePost } from "../../testing/sample-posts.ts";
import { showPage, type Shown } from "../../testing/show-page.tsx";
import blogPostData, { type BlogPostData } from "./data.ts";
import BlogPostPage from "./Page.tsx";
import { seriesOf } from "./series.ts";

const post = sampleArticle({ updatedDate: "2026-11-14" });
const other = samplePost({ id: 2, slug: "another" });
const inSeries = (slug: string, date: string) => ({
  slug,
  date,
  series: "Signals",
  path: `/blog/${slug}`,
  title: `Title of ${slug}`,
});
const list = () => [
  inSeries("newest", "2026-12-01"),
  inSeries("a-post", "2026-11-12"),
  inSeries("oldest", "2026-10-01"),
];
const ALL_TRIES_MS = 7_100;
const loaded: BlogPostData = {
  slug: post.slug,
  post,
  failure: null,
  source: {},
  neighbors: {
    previous: null,
    next: { path: "/blog/another", title: "Another" },
  },
  related: [other],
  relatedHeading: "Newest articles",
  isPreview: false,
  newsletter: readWords("resources").newsletter,
  host: "northlark.example",
};
const unloaded: BlogPostData = { ...loaded, post: null };

let shown: Shown | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(data: BlogPostData): Shown {
  shown = showPage(`/blog/${data.slug}`, <BlogPostPage data={data} />);
  return shown;
}

const heading = ({ container }: Shown) =>
  container.querySelector("h1")?.textContent;

describe("the post's data", () => {
  const content = fakeContent({
    posts: [other, post],
    articles: [post, sampleArticle(other)],
  });
  const ask = (slug: string) =>
    answerOf(blogPostData, {
      path: `/blog/${slug}`,
      content,
      params: { slug },
    });

  it("has the post and others to read next, never itself", async () => {
    const { status, head, data, closing } = await ask("a-post");
    expect(closing?.button.href).toBe("/demo");
    expect(status ?? 200).toBe(200);
    expect(head).toMatchObject({ title: post.title, type: "article" });
    expect(head.noindex).toBeUndefined();
    expect(data).toMatchObject({ slug: post.slug, post, failure: null });
    expect(data.related.map(({ slug }) => slug)).toEqual(["another"]);
  });

  it("describes the article for search engines, in absolute addresses", async () => {
    const { head } = await ask("a-post");
    expect(head.structuredData).toEqual([
      expect.objectContaining({
        "@type": "BlogPosting",
        headline: post.title,
        datePublished: "2026-11-12",
        dateModified: "2026-11-14",
        image: "https://northlark.example/images/blog/a-post.svg",
        mainEntityOfPage: "https://northlark.example/blog/a-post",
      }),
    ]);
  });

  it("answers 404 for a missing post and stays out of search engines", async () => {
    const { status, head, data } = await ask("no-such-thing");
    expect(status).toBe(404);
    expect(head).toMatchObject({ title: "Blog Post Not Found", noindex: true });
    expect(data).toEqual({
      slug: "no-such-thing",
      post: null,
      failure: {
        status: 404,
        message: "API request failed with status 404",
        time: "2026-11-21T12:00:00.000Z",
      },
      isPreview: false,
      source: {},
      neighbors: { previous: null, next: null },
      related: [other, expect.objectContaining({ slug: "a-post" })],
      relatedHeading: "Newest articles",
      newsletter: readWords("resources").newsletter,
      host: expect.any(String),
    });
  });

  it("names all authors, the tags, and the part of a series", async () => {
    const authors = [
      { slug: "liis-tamm", name: "Liis Tamm", title: "Head of Research" },
      { slug: "jo-ek", name: "Jo Ek", title: "Editor" },
    ];
    const part = {
      ...post,
      authors,
      tags: ["Cold outreach"],
      series: "Signals",
    };
    const parts = fakeContent({ posts: [other, part], articles: [part] });
    const { data, head } = await answerOf(blogPostData, {
      path: "/blog/a-post",
      content: Object.assign(parts, { list }),
      params: { slug: "a-post" },
    });
    const html = renderToString(<BlogPostPage data={data} />);
    expect(html.replaceAll("<!-- -->", "")).toContain("Part 2 of 3");
    for (const shown of [
      'href="/blog/oldest"',
      'href="/blog/newest"',
      'href="/blog/author/jo-ek"',
      "Cold outreach",
    ])
      expect(html).toContain(shown);
    expect(head.structuredData).toEqual([
      expect.objectContaining({
        author: [
          expect.objectContaining({ name: "Liis Tamm" }),
          expect.objectContaining({ name: "Jo Ek" }),
        ],
        keywords: ["Cold outreach"],
      }),
    ]);
  });

  it("orders the parts of a day by their slugs", () => {
    const parts = ["part-1", "part-2", "part-3"].map((slug) =>
      inSeries(slug, "2026-11-12"),
    );
    const content = Object.assign(fakeContent({}), { list: () => parts });
    expect(seriesOf(inSeries("part-2", "2026-11-12"), content)).toMatchObject({
      at: 1,
      parts: [
        { path: "/blog/part-1" },
        { path: "/blog/part-2" },
        { path: "/blog/part-3" },
      ],
    });
  });

  it("suggests the post that a misspelled address may mean", async () => {
    const { data } = await ask("anothr");
    expect(data.related).toEqual([other]);
    const html = renderToString(<BlogPostPage data={data} />);
    expect(html).toMatch(/Did you mean.*href="\/blog\/another"/su);
  });
});

describe("the post", () => {
  it("is complete in the server's HTML", () => {
    const html = renderToString(<BlogPostPage data={loaded} />);
    for (const part of [
      `>${post.title}</h1>`,
      '<time dateTime="2026-11-12">November 12, 2026</time>',
      '<time dateTime="2026-11-14">November 14, 2026</time>',
      "Liis Tamm",
      "Head of Research",
      'href="/blog?category=outreach"',
      'src="/images/blog/a-post.svg"',
      "<p>Words of the post.</p>",
      'href="/blog"',
      'href="/blog/another"',
      "Copy link",
    ])
      expect(html).toContain(part);
    expect(html.match(/<h1/gu)).toHaveLength(1);
  });

  it.each([
    [1, false],
    [2, true],
  ])("with %i headings shows contents: %s", async (count, expected) => {
    fakeFetch(() => json({}, 500));
    const toc = [
      { depth: 2, text: "First", id: "first" },
      { depth: 2, text: "Second", id: "second" },
    ].slice(0, count);
    const page = show({ ...loaded, post: { ...post, toc } });
    await page.pass(10);
    const link = page.container.querySelector('nav a[href="#first"]');
    expect(link !== null).toBe(expected);
  });

  it("requests the post at once and shows its new version", async () => {
    const { calls } = fakeFetch(() =>
      json({ success: true, post: { ...post, title: "A newer title" } }),
    );
    const page = show(loaded);
    await page.pass(10);
    expect(calls).toHaveLength(1);
    expect(heading(page)).toBe("A newer title");
  });

  it("requests the post again on every return", async () => {
    const { calls } = fakeFetch(() => json({ success: true, post }));
    const page = show(loaded);
    await page.pass(10);
    for (let returns = 2; returns <= 4; returns += 1) {
      window.dispatchEvent(new Event("focus"));
      await page.pass(10);
      expect(calls).toHaveLength(returns);
    }
  });

  it("keeps the article when later fetches fail", async () => {
    const { calls } = fakeFetch(() => json({}, 500));
    const page = show(loaded);
    await page.pass(ALL_TRIES_MS);
    expect(calls).toHaveLength(4);
    expect(heading(page)).toBe(post.title);
    window.dispatchEvent(new Event("focus"));
    await page.pass(10);
    expect(calls).toHaveLength(5);
    expect(heading(page)).toBe(post.title);
  });

  it("shows that it is loading while there is no post", async () => {
    fakeFetch(() => json({ success: true, post }));
    const page = show(unloaded);
    expect(page.container.textContent).toContain("Loading the article");
    await page.pass(10);
    expect(heading(page)).toBe(post.title);
  });

  it("shows what is known about the failure after four tries", async () => {
    const { calls } = fakeFetch(() => json({ success: false }, 503));
    const page = show(unloaded);
    await page.pass(6_900);
    expect(heading(page)).not.toBe(postMessages.notFound);
    await page.pass(200);
    expect(calls).toHaveLength(4);
    expect(heading(page)).toBe(postMessages.notFound);
    const details = page.container.querySelector("details");
    for (const text of [
      "a-post",
      "/blog/a-post",
      "503",
      "API request failed with status 503",
      "2026-11-21T12:00:07",
    ])
      expect(details?.textContent).toContain(text);
    expect(page.container.querySelector('a[href="/blog"]')).not.toBeNull();
  });

  it.each([
    ["success is false", { success: false }],
    ["the post is missing", { success: true, post: null }],
  ])("is not found when %s", async (_, body) => {
    fakeFetch(() => json(body));
    const page = show(unloaded);
    await page.pass(ALL_TRIES_MS);
    expect(heading(page)).toBe(postMessages.notFound);
  });

  it("shows the server's 404 without another call", () => {
    const { calls } = fakeFetch(() => json({}, 500));
    const slug = "<img src=x>";
    const page = show({
      ...unloaded,
      slug,
      failure: { status: 404, message: "<b>no</b>", time: "now" },
    });
    expect(heading(page)).toBe(postMessages.notFound);
    expect(page.container.querySelector("details")?.textContent).toContain(
      slug,
    );
    expect(page.container.querySelector("details :is(img, b)")).toBeNull();
    expect(calls).toEqual([]);
  });
});
