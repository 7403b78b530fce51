// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { notFoundMessages } from "../../messages/pages.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import { answerOf } from "../../testing/answer-of.ts";
import notFoundData from "./data.ts";
import NotFoundPage from "./Page.tsx";

const content = fakeContent({
  posts: [samplePost({ slug: "first-message", title: "First message" })],
});

const ask = (path: string) => answerOf(notFoundData, { path, content });

async function render(path: string): Promise<string> {
  const { data } = await ask(path);
  return renderToStaticMarkup(<NotFoundPage data={data} />);
}

describe("the not-found page", () => {
  it("answers 404 and is not indexed", async () => {
    expect(await ask("/zzz")).toMatchObject({
      status: 404,
      head: { title: "404 Page Not Found", noindex: true },
    });
  });

  it("shows the specified sentence once, below its title", async () => {
    const html = await render("/zzz");
    expect(html.split(notFoundMessages.text)).toHaveLength(2);
    expect(html).toContain("<h1>404 Page Not Found</h1>");
    expect(JSON.stringify(await ask("/zzz"))).not.toContain(
      notFoundMessages.text,
    );
  });

  it("suggests similar addresses by their names in menus or content", async () => {
    expect((await ask("/pricng")).data.nearMatches).toEqual([
      { path: "/pricing", title: "Pricing" },
    ]);
    expect((await ask("/first-mesage")).data.nearMatches).toEqual([
      { path: "/blog/first-message", title: "First message" },
    ]);
    expect((await ask("/about")).data.nearMatches).toEqual([
      { path: "/about-us", title: "About Us" },
    ]);
  });

  it("suggests the pages of the menu to start from", async () => {
    const { data } = await ask("/zzz");
    expect(data.nearMatches).toEqual([]);
    expect(data.start.map(({ path }) => path)).toEqual([
      "/",
      "/features",
      "/pricing",
      "/blog",
    ]);
  });

  it("shows the requested address as text, shortened", async () => {
    const html = await render("/%3Cimg%20src=x%3E");
    expect(html).toContain("&lt;img src=x&gt;");
    expect(html).not.toContain("<img");
    const { data } = await ask(`/${"a".repeat(500)}`);
    expect(data.path).toHaveLength(123);
    expect((await ask("/%E0%A4%A")).data.path).toBe("/%E0%A4%A");
  });

  it("has a search box", async () => {
    const html = await render("/zzz");
    expect(html).toContain('action="/search"');
    expect(html).toMatch(/<label[^>]*for="not-found-query"/u);
  });
});
