import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Site } from "../site.ts";
import {
  blogEntry,
  createContentFolder,
  createIndex,
} from "../testing/content-folder.ts";
import { exportSite, type ExportOptions } from "./export-site.ts";

const siteUrl = "https://www.example.com";
const apiOrigin = "https://api.example.com";

const links: Readonly<Record<string, string>> = {
  "/": '<a href="/blog?page=2&#x26;type=guide&amp;utm_source=x#top">Guides</a><a href="/gone">Gone</a>',
  "/blog": '<link rel="alternate" href="/rss.xml"><a href="/demo">Demo</a>',
  "/contact-us":
    '<form method="post" action="/api/contact-us"><button type="submit">Send</button></form>',
  "/about-us": `<script type="application/ld+json">{"url":"${siteUrl}/blog?type=guide","potentialAction":{"target":"${siteUrl}/search?q={q}"}}</script>`,
  "/search": '<form action="/search"></form><a href="/search?q=csv">CSV</a>',
};

const renderSite: Site["renderSite"] = async ({ url, notice, asData }) => {
  const [path = ""] = url.split("?", 1);
  if (path === "/demo") return { status: 308, location: "/book" };
  const text = notice?.heading ?? `page ${url} ${links[path] ?? ""}`;
  if (asData) return { status: 200, json: JSON.stringify({ url }) };
  const isKnown = !["/gone", "/404.html"].includes(path);
  return {
    status: isKnown ? 200 : 404,
    html: `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><div id="app">${text}</div></body></html>`,
  };
};

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function prepare(options: Partial<ExportOptions> = {}) {
  const content = createContentFolder({ blog: [blogEntry("one")] });
  const folder = mkdtempSync(join(tmpdir(), "northlark-export-"));
  cleanups.push(
    () => content.remove(),
    () => rmSync(folder, { recursive: true }),
  );
  const out = join(folder, "site");
  const run = () =>
    exportSite({
      out,
      contentOut: content.path,
      openSite: async () => ({ renderSite }),
      siteUrl,
      apiOrigin,
      isFlat: false,
      stderr: { write: () => undefined },
      clock: () => new Date("2026-06-01T00:00:00Z"),
      ...options,
    });
  const read = (name: string) => readFileSync(join(out, name), "utf8");
  return { out, run, read };
}

describe("an export", () => {
  it("has a file for each document, and says which links lead nowhere", async () => {
    const { run, read } = prepare();
    const { missing, redirects } = await run();
    expect(read("index.html")).toContain("page / ");
    expect(read("blog/one/index.html")).toContain("page /blog/one");
    expect(read("sitemap.xml")).toContain(`${siteUrl}/blog/one`);
    expect(read("404.html")).toContain("page /404.html");
    expect(missing).toContainEqual({ address: "/gone", linkedFrom: "/" });
    expect(redirects).toBeGreaterThan(0);
    expect(read("_redirects")).toContain("/demo /book 308\n/demo/ /book 308\n");
    expect(read("demo/index.html")).toContain('content="0; url=/book"');
  });

  it("gives a page with a query a path of its own", async () => {
    const { run, read } = prepare();
    await run();
    expect(read("index.html")).toContain('href="/blog/page/2/type/guide#top"');
    expect(read("_data/index.json")).toBe('{"url":"/"}');
    expect(read("_data/blog/page/2/type/guide.json")).toBe(
      '{"url":"/blog?page=2&type=guide"}',
    );
    const page = read("blog/page/2/type/guide/index.html");
    expect(page).toContain("page /blog?page=2&type=guide");
    expect(page).toContain('data-address="/blog?page=2&amp;type=guide"');
  });

  it("sends forms and searches to the API, which the policy allows", async () => {
    const { run, read } = prepare();
    await run();
    const contact = read("contact-us/index.html");
    expect(contact).toContain(`action="${apiOrigin}/api/contact-us"`);
    expect(contact).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*form-action &#39;self&#39; https:\/\/api\.example\.com;[^"]*"><script src="\/assets\/export\./u,
    );
    expect(contact).not.toContain("frame-ancestors");
    const search = read("search/index.html");
    expect(search).toContain(`action="${apiOrigin}/search"`);
    expect(search).toContain(`href="${apiOrigin}/search?q=csv"`);
    expect(read("about-us/index.html")).toContain(
      `{"url":"${siteUrl}/blog/type/guide","potentialAction":{"target":"${apiOrigin}/search?q={q}"}}`,
    );
    expect(read("_headers")).toMatch(
      /^\/\*\n {2}Content-Security-Policy: [^\n]*connect-src 'self' https:\/\/api\.example\.com [^\n]*frame-ancestors 'none'/u,
    );
  });

  it("says that it can neither search nor send where no server answers", async () => {
    const { run, read } = prepare({ apiOrigin: undefined });
    await run();
    expect(read("search/index.html")).toContain("Search is not available here");
    const contact = read("contact-us/index.html");
    expect(contact).toContain('<button disabled type="submit">Send</button>');
    expect(contact).toMatch(
      /<body><aside class="preview-bar [^>]*><p>This copy of the site has no server, so its forms cannot be sent\. Write to <a [^>]*href="mailto:support@testlark\.example">/u,
    );
    expect(read("index.html")).not.toContain("has no server");
    expect(read("about-us/index.html")).not.toContain("potentialAction");
  });

  it("names files for hosts with clean addresses when asked to", async () => {
    const { run, out } = prepare({ isFlat: true });
    await run();
    expect(existsSync(join(out, "blog.html"))).toBe(true);
    expect(existsSync(join(out, "index.html"))).toBe(true);
  });

  it("keeps the time of unchanged files, and removes files that are gone", async () => {
    const { run, out } = prepare();
    await run();
    const before = statSync(join(out, "blog/index.html")).mtimeMs;
    writeFileSync(join(out, "pricing/index.html"), "old");
    writeFileSync(join(out, "stale.html"), "old");
    const { changed } = await run();
    expect(changed).toBe(1);
    expect(statSync(join(out, "blog/index.html")).mtimeMs).toBe(before);
    expect(existsSync(join(out, "stale.html"))).toBe(false);
  });

  it("refuses a folder with other files", async () => {
    const { run, out, read } = prepare();
    mkdirSync(out);
    writeFileSync(join(out, "thesis.txt"), "mine");
    await expect(run()).rejects.toThrow("is not empty and holds no export");
    expect(read("thesis.txt")).toBe("mine");
  });

  it("keeps the last export when a page fails", async () => {
    const { run, read, out } = prepare();
    await run();
    const { run: runBroken } = prepare({
      out,
      openSite: async () => ({
        renderSite: () => Promise.reject(new Error("broken")),
      }),
    });
    await expect(runBroken()).rejects.toThrow("was answered 500");
    expect(read("index.html")).toContain("page / ");
  });
});

function createDrafts() {
  const draft = { ...blogEntry("two"), draft: true };
  const preview = { drafts: true, future: true };
  const blog = [blogEntry("one"), draft];
  const content = createContentFolder({ blog, preview });
  cleanups.push(() => content.remove());
  return content.path;
}

describe("an export of drafts", () => {
  it("has drafts, keeps search engines away, and announces nothing", async () => {
    const contentOut = createDrafts();
    const { run, read, out } = prepare({ contentOut, hasDrafts: true });
    await run();
    const draft = read("blog/two/index.html");
    expect(draft).toContain('<meta name="robots" content="noindex">');
    expect(read("index.html")).toContain("noindex");
    expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
    expect(read("_headers")).toMatch(
      /^\/\*\n(?: .*\n)* {2}X-Robots-Tag: noindex/u,
    );
    for (const file of ["rss.xml", "sitemap.xml", "llms.txt", "feed", "_data"])
      expect(existsSync(join(out, file))).toBe(false);
    expect(read("_redirects")).not.toContain("rss.xml");
    expect(read("contact-us/index.html")).not.toContain(apiOrigin);
  });

  it("is refused without --drafts, and without drafts in the content", async () => {
    const { run, out } = prepare({ contentOut: createDrafts() });
    await expect(run()).rejects.toThrow("this is no export of drafts");
    expect(existsSync(out)).toBe(false);
    const live = prepare({ hasDrafts: true });
    await expect(live.run()).rejects.toThrow("no drafts to export");
  });
});

function prepareEditor(editor: unknown) {
  const files = mkdtempSync(join(tmpdir(), "northlark-editor-"));
  cleanups.push(() => rmSync(files, { recursive: true }));
  mkdirSync(join(files, "assets"));
  writeFileSync(join(files, "index.html"), "<head><title>Editor</title>");
  writeFileSync(join(files, "assets/a-12345678.js"), "start();");
  const contentOut = join(files, "content");
  mkdirSync(contentOut);
  const index = createIndex({});
  Object.assign(index.settings.site, { editor });
  writeFileSync(join(contentOut, "index.json"), JSON.stringify(index));
  writeFileSync(join(contentOut, "editor.json"), "{}");
  const editorFolder = async () => files;
  const openSite = async () => ({ renderSite, editorFolder });
  return prepare({ contentOut, openSite });
}

describe("the web editor of an export", () => {
  it("has its policy in its own page alone", async () => {
    const { run, read } = prepareEditor({
      backend: "github",
      repository: "acme/site",
      branch: "main",
    });
    await run();
    expect(read("admin/index.html")).toMatch(
      /^<head><meta http-equiv="Content-Security-Policy" content="[^"]*https:\/\/api\.github\.com[^"]*"><title>/u,
    );
    expect(read("admin/config.json")).toBe("{}");
    expect(read("admin/assets/a-12345678.js")).toBe("start();");
    expect(read("index.html")).not.toMatch(/github|unsafe-inline/u);
    expect(read("_headers")).toMatch(
      /^\/admin\n(?: .*\n)*? {2}Cross-Origin-Opener-Policy: same-origin-allow-popups$/mu,
    );
  });

  it("is not there without a repository", async () => {
    const { out, run } = prepareEditor(undefined);
    const { missing } = await run();
    expect(existsSync(join(out, "admin"))).toBe(false);
    expect(missing.map(({ address }) => address)).not.toContain("/admin");
  });
});
