// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import type { PostSummary } from "#contract";
import { queryClient } from "../../api/query-client.ts";
import { followArticles } from "../../components/follow-article.ts";
import { blogMessages } from "../../messages/blog.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent, readWords } from "../../testing/fake-content.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { pageReply } from "../../testing/page-reply.ts";
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
const data = (
  entries: PostSummary[],
  more: Partial<BlogData> = {},
): BlogData => ({
  words: readWords("blog"),
  type: "",
  category: undefined,
  list: { entries, page: 1, pages: 1, total: entries.length },
  featured,
  ...more,
});
const all = data(posts);

beforeAll(followArticles);
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

function show(path: string, found = all): Shown {
  shown = showPage(path, <BlogPage data={found} />);
  return shown;
}

/** A server that answers requests for pages with this data, and others with an error. */
function fakePages(answer: (address: string) => BlogData) {
  return fakeFetch(({ address }) =>
    address.startsWith("/_data/") ? pageReply(answer(address)) : json({}, 500),
  );
}

const titles = ({ container }: Shown) =>
  [...container.querySelectorAll("article :is(h2, h3)")].map(
    (heading) => heading.textContent,
  );
const titleOf = (...chosen: { title: string }[]) =>
  chosen.map(({ title }) => title);

const pageOf = (page: number, entries: PostSummary[]) =>
  data(entries, {
    list: { entries, page, pages: 3, total: 60 },
    featured: page === 1 ? featured : null,
  });
const status = ({ container }: Shown) =>
  container.querySelector("output[tabindex]")?.textContent;

describe("the blog's data", () => {
  const content = fakeContent({ posts });
  const ask = async (path: string, from = content) => {
    return (await answerOf(blogData, { path, content: from })).data;
  };

  it("has the posts that match the filters, and the featured one", async () => {
    expect(await ask("/blog")).toEqual(all);
    expect(await ask("/blog?type=guide")).toEqual(
      data([guide], { type: "guide" }),
    );
    expect(await ask("/blog?category=sales-operations")).toEqual(
      data([guide], { category: "sales-operations" }),
    );
    expect(await ask("/blog?category=no-such")).toEqual(
      data([], { category: "no-such" }),
    );
  });

  it("has all posts for an unknown type", async () => {
    expect(await ask("/blog?type=nonsense")).toEqual(all);
  });

  it("works without a featured post", async () => {
    expect(await ask("/blog", fakeContent())).toEqual(
      data([], { featured: null }),
    );
  });

  it("has 24 posts a page, and the featured one on the first", async () => {
    const many = fakeContent({
      posts: Array.from({ length: 50 }, (_, index) =>
        samplePost({
          id: index,
          slug: `post-${index}`,
          featured: index === 30,
        }),
      ),
    });
    const first = await ask("/blog?page=1", many);
    expect(first.list).toMatchObject({ page: 1, pages: 3, total: 50 });
    expect(first.list.entries).toHaveLength(24);
    expect(first.featured?.slug).toBe("post-30");
    const last = await ask("/blog?page=3", many);
    expect(last.list.entries.map(({ slug }) => slug)).toEqual([
      "post-48",
      "post-49",
    ]);
    expect(last.featured).toBeNull();
    const { head } = await answerOf(blogData, {
      path: "/blog?type=blog&page=2",
      content: many,
    });
    expect(head).toMatchObject({
      title: "Blog at Tidemark, page 2",
      canonicalPath: "/blog?page=2",
      previousPath: "/blog?type=blog",
      nextPath: "/blog?type=blog&page=3",
    });
  });

  it.each(["0", "2", "-1", "1.5", "abc", "02", "1e0", "99999999999"])(
    "is missing for page %s of one",
    async (page) => {
      await expect(ask(`/blog?page=${page}`)).rejects.toThrow("nothing at");
    },
  );
});

describe("the blog", () => {
  it("is complete in the server's HTML", () => {
    const html = renderToString(
      <MemoryRouter initialEntries={["/blog?type=guide"]}>
        <BlogPage data={data([guide], { type: "guide" })} />
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
    expect(card?.querySelector("svg[data-cover]")).not.toBeNull();
  });

  it("requests another type when its link is followed, and shows that it is loading", async () => {
    const reply = Promise.withResolvers<Response>();
    const { calls } = fakeFetch(() => reply.promise);
    const page = show("/blog");
    await page.click('a[href="/blog?type=guide"]');
    await page.pass(0);
    expect(calls.map(({ url }) => url.pathname + url.search)).toEqual([
      expect.stringMatching(/^\/api\/blog\?type=guide&limit=24&_=\d+$/u),
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

  it("reads a list with a category from its page and never sends the category", async () => {
    const found = data([guide], {
      type: "guide",
      category: "sales-operations",
    });
    const { calls } = fakePages(() => found);
    const page = show(
      "/blog?category=sales-operations",
      data([guide, article], { category: "sales-operations" }),
    );
    const query = "?type=guide&category=sales-operations";
    await page.click(`a[href="/blog${query}"]`);
    await page.pass(10);
    expect(titles(page)).toEqual(titleOf(guide));
    expect(calls.map(({ address }) => address)).toEqual([
      `/_data/blog.json${query}`,
    ]);
  });

  it("shows the selected category with a link that removes it", async () => {
    fakeFetch(() => json({ success: true, posts }));
    const page = show(
      "/blog?category=sales-operations",
      data([guide], { category: "sales-operations" }),
    );
    const chip = page.container.querySelector("[data-chip]");
    expect(chip?.textContent).toBe("Remove the category Sales Operations");
    await page.click("[data-chip]");
    await page.pass(10);
    expect(titles(page)).toEqual(titleOf(featured, guide, article));
    expect(page.container.querySelector("[data-chip]")).toBeNull();
  });

  it("says so if nothing matches, and links to all articles", () => {
    fakeFetch(() => json({}, 500));
    const { container } = show(
      "/blog?category=no-such",
      data([], { category: "no-such" }),
    );
    expect(container.textContent).toContain(blogMessages.empty);
    expect(
      [...container.querySelectorAll("a")]
        .find((link) => link.textContent === "Show all articles")
        ?.getAttribute("href"),
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

  describe("with several pages", () => {
    const more = [4, 5].map((id) => samplePost({ id, slug: `more-${id}` }));

    it("links to the other pages", () => {
      fakeFetch(() => json({}, 500));
      const { container } = show("/blog?page=2", pageOf(2, more));
      const links = [
        ...container.querySelectorAll('[aria-label^="Pages of"] a'),
      ].map((link) => [
        link.getAttribute("href"),
        link.textContent,
        link.getAttribute("rel") ?? link.getAttribute("aria-current"),
      ]);
      expect(links).toEqual([
        ["/blog", "Previous page", "prev"],
        ["/blog", "Page 1", null],
        ["/blog?page=2", "Page 2", "page"],
        ["/blog?page=3", "Page 3", null],
        ["/blog?page=3", "Next page", "next"],
      ]);
      expect(container.querySelector("output[tabindex]")?.textContent).toBe(
        "Showing 25 to 48 of 60 articles",
      );
      expect(container.querySelector("[data-featured]")).toBeNull();
    });

    it("keeps the filters in the links to other pages", () => {
      fakeFetch(() => json({}, 500));
      const { container } = show("/blog?type=guide", {
        ...pageOf(1, posts),
        type: "guide",
      });
      expect(
        container.querySelector('[rel="next"]')?.getAttribute("href"),
      ).toBe("/blog?type=guide&page=2");
    });

    it("appends the next page, each post once, and says how much is shown", async () => {
      const { calls } = fakePages((address) =>
        address.endsWith("2")
          ? pageOf(2, [article, ...more])
          : pageOf(3, [samplePost({ id: 6, slug: "last" })]),
      );
      const page = show("/blog", pageOf(1, posts));
      await page.click("output + a");
      expect(titles(page)).toEqual(titleOf(featured, guide, article, ...more));
      expect(status(page)).toBe("Showing 1 to 48 of 60 articles");
      await page.click("output + a");
      expect(status(page)).toBe("Showing 1 to 60 of 60 articles");
      expect(page.container.querySelector("output + a")).toBeNull();
      expect(document.activeElement?.textContent).toBe(status(page));
      expect(calls.map(({ address }) => address)).toEqual([
        "/_data/blog.json?page=2",
        "/_data/blog.json?page=3",
      ]);
      expect(window.location.search).toBe("?page=3");
    });

    it("opens the next page if it cannot be appended", async () => {
      fakeFetch(() => json({}, 500));
      const assign = vi
        .spyOn(window.location, "assign")
        .mockImplementation(() => undefined);
      const page = show("/blog", pageOf(1, posts));
      await page.click("output + a");
      expect(assign.mock.calls).toEqual([["/blog?page=2"]]);
    });
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
