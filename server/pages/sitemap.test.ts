import { describe, expect, it } from "vitest";
import {
  blogEntry,
  docEntry,
  guideEntry,
  jobEntry,
  legalEntry,
} from "../testing/content-folder.ts";
import { startApp } from "../testing/start-app.ts";

async function read(path: string): Promise<string> {
  const app = await startApp({
    siteUrl: "https://own.example",
    content: {
      blog: [
        blogEntry("post", { updated: "2026-04-05" }),
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

  it("leaves out what is hidden, expired or not to be indexed", async () => {
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

describe("/robots.txt", () => {
  it("names the sitemap and shuts crawlers out of the calls, not of /api-access", async () => {
    const text = await read("/robots.txt");
    expect(text).toContain("Sitemap: https://own.example/sitemap.xml\n");
    expect(text.split("\n")).toContain("Disallow: /api/");
    expect(text.split("\n")).not.toContain("Disallow: /api");
  });
});
