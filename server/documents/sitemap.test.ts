import { beforeAll, describe, expect, it } from "vitest";
import type { ContentReader } from "#contract";
import {
  blogEntry,
  docEntry,
  guideEntry,
  jobEntry,
  legalEntry,
} from "../testing/content-folder.ts";
import { startApp } from "../testing/start-app.ts";
import { sitemaps } from "./sitemap.ts";

let reader: ContentReader;
beforeAll(async () => {
  const app = await startApp();
  reader = {
    ...app.content.current(),
    listPages: () => [],
    entryPage: () => undefined,
  };
  await app.close();
});

async function read(path: string): Promise<string> {
  const app = await startApp({
    siteUrl: "https://own.example",
    content: {
      blog: [
        blogEntry("post", { changed: "2026-04-05" }),
        blogEntry("draft", { draft: true }),
        blogEntry("later", { publishAt: "2030-01-01" }),
      ],
      guides: [guideEntry("guide")],
      docs: [docEntry("doc")],
      jobs: [jobEntry("job"), jobEntry("closed", { expiresAt: "2026-05-01" })],
      legal: [legalEntry("privacy-policy")],
    },
  });
  const text = await (await app.get(path)).text();
  await app.close();
  return text;
}

describe("/sitemap.xml", () => {
  it("lists pages and live entries once each, with the dates of the content", async () => {
    const xml = await read("/sitemap.xml");
    const paths = [
      ...xml.matchAll(/<loc>https:\/\/own\.example(\/[^<]*)<\/loc>/gu),
    ].map(([, path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/pricing",
        "/blog",
        "/blog/post",
        "/guides/guide",
      ]),
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/documentation/doc", "/careers/job"]),
    );
    expect(new Set(paths).size).toBe(paths.length);
    expect(xml).toContain("/blog/post</loc><lastmod>2026-04-05</lastmod>");
    expect(xml).toContain("/careers/job</loc><lastmod>2026-03-01</lastmod>");
    expect(xml).toContain("/privacy-policy</loc><lastmod>2026-03-01</lastmod>");
  });

  it("leaves out entries that are hidden, expired or not to be indexed", async () => {
    const xml = await read("/sitemap.xml");
    for (const path of [
      "/blog/draft",
      "/blog/later",
      "/careers/closed",
      "/demo",
      "/api-test",
      "/search",
    ])
      expect(xml).not.toContain(`https://own.example${path}<`);
  });
});

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/own\.example(\/[^<]*)<\/loc>/gu)].map(
    ([, path]) => path ?? "",
  );
const content = (entries: number): ContentReader => ({
  ...reader,
  sitemapEntries: () =>
    Array.from({ length: entries }, (_, place) => ({
      path: `/blog/post-${place}`,
      date: "2026-03-01",
    })),
});

const render = async (path: string, entries: number) => {
  const result = await sitemaps.get(path)?.({
    content: content(entries),
    siteUrl: "https://own.example",
    path,
    params: {},
    renderSite: async () => ({ status: 404, html: "" }),
  });
  return result?.text ?? "";
};

describe("the parts of the sitemap", () => {
  it("list each address once, at most 45,000 in a file", async () => {
    const index = await render("/sitemap.xml", 100_000);
    const parts = pathsOf(index);
    expect(parts).toEqual([
      "/sitemap-1.xml",
      "/sitemap-2.xml",
      "/sitemap-3.xml",
    ]);
    expect(index).toContain("<sitemapindex");
    const texts = await Promise.all(parts.map((part) => render(part, 100_000)));
    const lists = texts.map(pathsOf);
    for (const list of lists) expect(list.length).toBeLessThanOrEqual(45_000);
    const all = lists.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((path) => path.startsWith("/blog/post-"))).toHaveLength(
      100_000,
    );
  });

  it("are not found if one file is enough, nor after the last", async () => {
    expect(
      pathsOf(await render("/sitemap.xml", 40_000)).length,
    ).toBeGreaterThan(40_000);
    await expect(render("/sitemap-1.xml", 40_000)).rejects.toThrow(
      /no such part/u,
    );
    await expect(render("/sitemap-4.xml", 100_000)).rejects.toThrow(
      /no such part/u,
    );
  });
});

describe("/.well-known/security.txt", () => {
  it("names the contact page, and expires within a year", async () => {
    const text = await read("/.well-known/security.txt");
    expect(text).toContain("Contact: https://own.example/contact-us\n");
    const expires = Date.parse(/Expires: (.*)/u.exec(text)?.[1] ?? "");
    const days = (expires - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(180);
    expect(days).toBeLessThan(365);
  });
});

describe("/robots.txt", () => {
  it("names the sitemap and forbids crawlers /api/, but not /api-access", async () => {
    const text = await read("/robots.txt");
    expect(text).toContain("Sitemap: https://own.example/sitemap.xml\n");
    expect(text.split("\n")).toContain("Disallow: /api/");
    expect(text.split("\n")).not.toContain("Disallow: /api");
  });
});
