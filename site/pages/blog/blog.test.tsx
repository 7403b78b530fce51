// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "../../api/query-client.ts";
import { blogMessages } from "../../messages.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { fakeFetch, json, type SeenCall } from "../../testing/fake-fetch.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import { showPage, type Shown } from "../../testing/show-page.tsx";
import blogData, { type BlogData } from "./data.ts";
import BlogPage from "./Page.tsx";

const featured = samplePost({ id: 1, slug: "featured", featured: true });
const guide = samplePost({
  id: 2,
  slug: "a-guide",
  type: "guide",
  categories: [{ id: 4, name: "Sales Operations", slug: "sales-operations" }],
});
const article = samplePost({
  id: 3,
  slug: "an-article",
  type: "article",
  imageUrl: null,
});
const posts = [featured, guide, article];
const all: BlogData = { type: "", posts, featured };
const ALL_TRIES_MS = 7_100;

let shown: Shown | undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  shown?.unmount();
  shown = undefined;
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(path: string, data: BlogData = all): Shown {
  shown = showPage(path, <BlogPage data={data} />);
  return shown;
}

const titles = ({ container }: Shown) =>
  [...container.querySelectorAll("article :is(h2, h3)")].map(
    (heading) => heading.textContent,
  );
const titleOf = (...chosen: { title: string }[]) =>
  chosen.map(({ title }) => title);
const queryOf = ({ url }: SeenCall) => [...url.searchParams.keys()];

describe("the blog's data", () => {
  const content = fakeContent({ posts });
  const ask = async (path: string) =>
    (await answerOf(blogData, { path, content })).data;

  it("has the posts of the requested type and the featured one", async () => {
    expect(await ask("/blog")).toEqual(all);
    expect(await ask("/blog?type=guide")).toEqual({
      type: "guide",
      posts: [guide],
      featured,
    });
  });

  it("has all posts for an unknown type and for any category", async () => {
    expect(await ask("/blog?type=nonsense")).toEqual(all);
    expect(await ask("/blog?category=sales-operations")).toEqual(all);
  });

  it("works without a featured post", async () => {
    const { data } = await answerOf(blogData, {
      path: "/blog",
      content: fakeContent(),
    });
    expect(data).toEqual({ type: "", posts: [], featured: null });
  });
});

describe("the blog", () => {
  it("is complete in the server's HTML", () => {
    const html = renderToString(
      <MemoryRouter initialEntries={["/blog?type=guide"]}>
        <BlogPage data={{ type: "guide", posts: [guide], featured }} />
      </MemoryRouter>,
    );
    expect(html).toContain(guide.title);
    expect(html).not.toContain(featured.title);
    expect(html).toContain('href="/blog/a-guide"');
    for (const address of ["/blog", "/blog?type=blog", "/blog?type=case-study"])
      expect(html).toContain(`href="${address}"`);
    for (const type of ["?type=guide", "?type=video", "?type=case-study", ""])
      expect(html).toContain(`href="/resources${type}"`);
  });

  it("shows each post once, the featured one first, without a call", () => {
    const { calls } = fakeFetch(() => json({}, 500));
    expect(titles(show("/blog"))).toEqual(titleOf(featured, guide, article));
    expect(calls).toEqual([]);
  });

  it("shows a post's type, author, date and reading time", () => {
    fakeFetch(() => json({}, 500));
    const card = show("/blog").container.querySelectorAll("article")[1];
    for (const text of [
      "Guide",
      guide.description,
      guide.authorName,
      "6 min read",
      "Sales Operations",
    ])
      expect(card?.textContent).toContain(text);
    expect(card?.querySelector("time")?.dateTime).toBe("2026-11-12");
    expect(card?.querySelector("time")?.textContent).toBe("November 12, 2026");
  });

  it("draws a cover for a post without a picture", () => {
    fakeFetch(() => json({}, 500));
    const card = show("/blog").container.querySelectorAll("article")[2];
    expect(card?.querySelector("img")).toBeNull();
    expect(card?.querySelector("svg.post-cover")).not.toBeNull();
  });

  it("requests another type when its link is followed, and shows that it is loading", async () => {
    const reply = Promise.withResolvers<Response>();
    const { calls } = fakeFetch(() => reply.promise);
    const page = show("/blog");
    await page.click('a[href="/blog?type=guide"]');
    await page.pass(0);
    expect(calls.map(({ url }) => url.pathname + url.search)).toEqual([
      expect.stringMatching(/^\/api\/blog\?type=guide&_=\d+$/u),
    ]);
    expect(page.container.textContent).toContain("Loading articles");
    expect(
      page.container.querySelector('[aria-current="true"]')?.textContent,
    ).toBe("Guides");
    reply.resolve(json({ success: true, posts: [guide] }));
    await page.pass(10);
    expect(titles(page)).toEqual(titleOf(guide));
    expect(page.container.textContent).toContain("1 article");
  });

  it("filters by category itself and never sends it", async () => {
    const { calls } = fakeFetch(() => json({ success: true, posts: [guide] }));
    const page = show("/blog?category=sales-operations");
    expect(titles(page)).toEqual(titleOf(guide));
    await page.click('a[href="/blog?type=guide&category=sales-operations"]');
    await page.pass(10);
    expect(titles(page)).toEqual(titleOf(guide));
    expect(calls.map(queryOf)).toEqual([["type", "_"]]);
  });

  it("shows the selected category with a link that removes it", async () => {
    fakeFetch(() => json({}, 500));
    const page = show("/blog?category=sales-operations");
    const chip = page.container.querySelector(".blog-chip");
    expect(chip?.textContent).toBe("Remove the category Sales Operations");
    await page.click(".blog-chip");
    expect(titles(page)).toEqual(titleOf(featured, guide, article));
    expect(page.container.querySelector(".blog-chip")).toBeNull();
  });

  it("says so if nothing matches, and links to all articles", () => {
    fakeFetch(() => json({}, 500));
    const { container } = show("/blog?category=no-such");
    expect(container.textContent).toContain(blogMessages.empty);
    expect(
      container.querySelector(".blog-notice a")?.getAttribute("href"),
    ).toBe("/blog");
  });

  it("reports a type that cannot be loaded after four tries, and retries on request", async () => {
    const { calls } = fakeFetch(() => json({ success: false }, 500));
    const page = show("/blog?type=guide");
    await page.pass(ALL_TRIES_MS);
    expect(calls).toHaveLength(4);
    expect(
      page.container.querySelector('[role="alert"]')?.textContent,
    ).toContain(blogMessages.failed);
    fakeFetch(() => json({ success: true, posts: [guide] }));
    await page.click('[role="alert"] button');
    await page.pass(10);
    expect(page.container.textContent).not.toContain(blogMessages.failed);
    expect(titles(page)).toEqual(titleOf(guide));
  });

  it("keeps the list when a later fetch fails", async () => {
    const { calls } = fakeFetch(() => json({}, 500));
    const page = show("/blog");
    await page.pass(11_000);
    window.dispatchEvent(new Event("focus"));
    await page.pass(ALL_TRIES_MS);
    expect(
      calls.filter(({ url }) => url.searchParams.has("featured")),
    ).toHaveLength(4);
    expect(calls).toHaveLength(8);
    expect(titles(page)).toEqual(titleOf(featured, guide, article));
    expect(page.container.textContent).not.toContain(blogMessages.failed);
  });

  it("requests the list again when a visitor returns after 10 s, not before", async () => {
    const newer = samplePost({ id: 9, slug: "newer" });
    const { calls } = fakeFetch(({ url }) =>
      json({
        success: true,
        posts: url.searchParams.has("featured") ? [] : [newer, ...posts],
      }),
    );
    const page = show("/blog");
    await page.pass(9_000);
    window.dispatchEvent(new Event("focus"));
    await page.pass(500);
    expect(calls).toEqual([]);
    await page.pass(1_000);
    window.dispatchEvent(new Event("focus"));
    await page.pass(10);
    expect(calls).toHaveLength(2);
    expect(titles(page)).toEqual(titleOf(newer, featured, guide, article));
  });

  it("opens a post as a new document with the time in `_`, but not in the link's address", async () => {
    fakeFetch(() => json({}, 500));
    vi.setSystemTime(1_795_000_000_000);
    const assign = vi
      .spyOn(window.location, "assign")
      .mockImplementation(() => undefined);
    const event = await show("/blog").click('a[href="/blog/a-guide"]');
    expect(assign.mock.calls).toEqual([["/blog/a-guide?_=1795000000000"]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("leaves a click with %o on a post to the browser", async (more) => {
    fakeFetch(() => json({}, 500));
    const assign = vi
      .spyOn(window.location, "assign")
      .mockImplementation(() => undefined);
    const page = show("/blog");
    let handled = true;
    document.addEventListener(
      "click",
      (event) => {
        handled = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await page.click('a[href="/blog/a-guide"]', more);
    expect(handled).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
