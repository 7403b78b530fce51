// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Resource } from "#contract";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { fakeFetch, json } from "../../testing/fake-fetch.ts";
import { pageReply } from "../../testing/page-reply.ts";
import { samplePost } from "../../testing/sample-posts.ts";
import { showPage, type Shown } from "../../testing/show-page.tsx";
import { queryClient } from "../../api/query-client.ts";
import resourcesData, { type ResourcesData } from "./data.ts";
import ResourcesPage from "./Page.tsx";

const resource = (id: string, fields: Partial<Resource> = {}): Resource => ({
  id,
  title: id,
  description: id,
  date: "2026-11-12",
  type: "guide",
  externalUrl: `https://elsewhere.example/${id}`,
  ...fields,
});

const inside = (slug: string) =>
  resource(slug, { slug, externalUrl: undefined });

const few = [
  resource("first"),
  resource("second", { type: "blog", featured: true }),
  resource("third", { type: "blog", featured: true }),
];
const many = Array.from({ length: 60 }, (_, index) =>
  resource(`no-${index}`, {
    type: index % 2 ? "video" : "guide",
    featured: index === 40,
  }),
);

async function ask(resources: readonly Resource[], query = "") {
  const { data } = await answerOf(resourcesData, {
    path: `/resources${query}`,
    content: fakeContent({ posts: [samplePost()], records: { resources } }),
  });
  return data;
}

let shown: Shown | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(
  resources: readonly Resource[],
  query: string,
): Promise<Shown> {
  vi.useFakeTimers();
  const found = await ask(resources, query);
  shown = showPage(`/resources${query}`, <ResourcesPage data={found} />);
  return shown;
}

const titles = ({ container }: Shown) =>
  [...container.querySelectorAll("article :is(h2, h3)")].map(
    (heading) => heading.textContent,
  );
const ids = (data: ResourcesData | undefined) =>
  data?.list.entries.map(({ id }) => id);

describe("the data of the Resource Center", () => {
  it("leads to files of the site as to its pages", async () => {
    const data = await ask([
      resource("report", { externalUrl: "/files/report.pdf" }),
      resource("talk"),
    ]);
    expect(
      data?.list.entries.map(({ href, isExternal }) => [href, isExternal]),
    ).toEqual([
      ["/files/report.pdf", false],
      ["https://elsewhere.example/talk", true],
    ]);
  });

  it("has all resources if they fit on one page, the first featured one in front", async () => {
    expect(ids(await ask(few, "?type=guide"))).toEqual([
      "second",
      "first",
      "third",
    ]);
    const flags = (await ask(few))?.list.entries.map(
      (card) => card.highlighted,
    );
    expect(flags).toEqual([true, false, false]);
  });

  it("leaves out resources whose page visitors may not see", async () => {
    expect(ids(await ask([inside("a-post"), inside("a-draft")]))).toEqual([
      "a-post",
    ]);
  });

  it("has a page of the requested type if there are more", async () => {
    const all = await ask(many);
    expect(all.list).toMatchObject({ page: 1, pages: 3, total: 60 });
    expect(ids(all)?.slice(0, 2)).toEqual(["no-40", "no-0"]);
    const videos = await ask(many, "?type=video&page=2");
    expect(videos.list).toMatchObject({ page: 2, pages: 2, total: 30 });
    expect(ids(videos)?.[0]).toBe("no-49");
    expect((await ask(many, "?type=podcast")).list.total).toBe(0);
    await expect(ask(many, "?page=4")).rejects.toThrow("nothing at");
  });
});

describe("the Resource Center", () => {
  it("filters a small list by itself", async () => {
    const page = await show(few, "");
    expect(titles(page)).toEqual(["second", "first", "third"]);
    await page.click('a[href="/resources?type=guide"]');
    expect(titles(page)).toEqual(["first"]);
    await page.click('a[href="/resources?type=video"]');
    expect(page.container.textContent).toContain("No resources found");
    await page.click('a[href="/resources?type=blog"]');
    expect(page.container.querySelector("[data-featured]")).not.toBeNull();
    expect(page.container.textContent).toContain("2 resources");
  });

  it("reads another type of a long list from its page", async () => {
    const videos = await ask(many, "?type=video");
    const reply = Promise.withResolvers<Response>();
    const { calls } = fakeFetch(() => reply.promise);
    const page = await show(many, "");
    await page.click('a[href="/resources?type=video"]');
    expect(page.container.textContent).toContain("Loading resources");
    reply.resolve(pageReply(videos));
    await page.pass(10);
    expect(calls.map(({ address }) => address)).toEqual([
      "/_data/resources.json?type=video",
    ]);
    expect(titles(page)).toHaveLength(24);
    expect(page.container.textContent).toContain("30 resources");
  });

  it("says that another type could not be loaded", async () => {
    fakeFetch(() => json({}, 500));
    const page = await show(many, "");
    await page.click('a[href="/resources?type=video"]');
    await page.pass(7_100);
    expect(page.container.querySelector('[role="alert"]')?.textContent).toMatch(
      /could not be loaded/u,
    );
  });
});
