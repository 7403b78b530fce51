import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  expect,
  request as anonymous,
  test,
  type APIRequestContext,
} from "@playwright/test";
import { validateXML } from "xmllint-wasm";
import { parse } from "yaml";
import {
  checkAtom,
  checkJsonFeed,
  checkRss,
} from "../../server/testing/feed-rules.ts";
import {
  checkDocuments,
  checkHtml,
  contentOf,
  pathsOf,
} from "./check-documents.ts";

/** None of these tests opens a browser. They check every address of the sitemap, for any content. */
let api: APIRequestContext;
let origin = "";
test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? "";
  api = await anonymous.newContext({ baseURL: origin });
});
test.afterAll(() => api.dispose());

const read = async (path: string, headers = {}) => {
  const response = await api.get(path, { headers });
  expect([path, response.status()]).toEqual([path, 200]);
  return response.text();
};

const readSitemap = async () => pathsOf(await read("/sitemap.xml"));

test("Every page is valid HTML with valid structured data and a head of its own", async () => {
  const paths = [...(await readSitemap()), "/api-test", "/search"];
  const documents = new Map<string, string>();
  for (const path of paths) documents.set(path, await read(path));
  expect(await checkDocuments(origin, documents)).toEqual([]);
});

test("Pages that are not found are valid HTML without structured data", async () => {
  for (const path of ["/no-such-page", "/blog/no-such-post"]) {
    const text = await (await api.get(path)).text();
    expect(await checkHtml(path, text)).toEqual([]);
    expect(text).not.toContain("application/ld+json");
    expect(text).not.toContain('rel="canonical"');
    expect(text).not.toContain('type="text/markdown"');
  }
});

test("Readers of feeds find each feed in the head, and it keeps the rules of its format", async () => {
  const checks = [
    ["application/rss+xml", checkRss],
    ["application/atom+xml", checkAtom],
    ["application/feed+json", checkJsonFeed],
  ] as const;
  const categories = (await readSitemap()).filter((path) =>
    path.startsWith("/blog/category/"),
  );
  for (const page of ["/", "/blog", ...categories]) {
    const text = await read(page);
    for (const [type, check] of checks) {
      const links = contentOf(
        text,
        new RegExp(
          `<link rel="alternate" type="${RegExp.escape(type)}" title="[^"]+" href="([^"]+)"`,
          "gu",
        ),
      );
      expect(links.length).toBe(page.includes("category") ? 2 : 1);
      for (const link of links)
        expect([link, check(await read(link), `${origin}${link}`)]).toEqual([
          link,
          [],
        ]);
    }
  }
});

test("Search engines get a sitemap that keeps its schema, with the dates of the content", async () => {
  const require = createRequire(import.meta.url);
  const schema = require
    .resolve("sitemap")
    .replace(/sitemap\/dist.*$/u, "sitemap/schema/sitemap.xsd");
  const contents = await read("/sitemap.xml");
  const { valid, errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents }],
    schema: [
      { fileName: "sitemap.xsd", contents: readFileSync(schema, "utf8") },
    ],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
  expect(await read("/robots.txt")).toContain(
    `\nSitemap: ${origin}/sitemap.xml`,
  );
});

test("Programs read every page as Markdown, and llms.txt leads them there", async () => {
  const llms = await read("/llms.txt");
  expect(llms).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n[^#\n]+\n\n## /u);
  const twins = contentOf(llms, /\]\(([^)]+\.md)\)/gu).map(
    (address) => new URL(address).pathname,
  );
  const seen = new Set(twins);
  for (const path of await readSitemap()) {
    const page = await read(path);
    const [twin = ""] = contentOf(
      page,
      /<link rel="alternate" type="text\/markdown" href="([^"]+)"/gu,
    );
    const text = await read(twin);
    expect([path, seen.has(twin)]).toEqual([path, true]);
    expect([path, text]).toEqual([
      path,
      await read(path, { accept: "text/markdown" }),
    ]);
    const [, body = ""] = text.split(/^---\n.*?\n---\n/su);
    expect([path, body]).toEqual([path, expect.stringMatching(/^\n# \S/u)]);
    expect([path, text.match(/\]\(\/|<script|<button|class=/gu)]).toEqual([
      path,
      null,
    ]);
  }
});

test("Systems get the icons and colours that the manifest and the head name", async () => {
  const manifest = JSON.parse(await read("/manifest.webmanifest"));
  const home = await read("/");
  const [, dark, light] =
    /<meta name="theme-color" content="#\w+" data-dark="(#\w+)" data-light="(#\w+)"/u.exec(
      home,
    ) ?? [];
  expect(manifest.theme_color).toBe(dark);
  const icons = contentOf(
    home,
    /<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/gu,
  );
  const sources = manifest.icons.map(({ src }: { src: string }) => src);
  for (const icon of [...icons, ...sources])
    expect((await api.get(icon)).headers()["content-type"]).toMatch(
      /^image\//u,
    );
  const theme = parse(readFileSync("content/theme.yaml", "utf8"));
  expect(theme.colors.page).toBe(`${light} ${dark}`);
});
