import { withBuiltServer } from "../built-server.ts";
import { weighPage, type PageWeight } from "../page-weight.ts";
import type { Findings } from "../suite.ts";
import type { Table } from "../table.ts";

const UNKNOWN = "/no-such-page";

/** Every address of the sitemap, and one without a page. */
async function readPaths(address: URL): Promise<string[]> {
  const sitemap = await fetch(new URL("/sitemap.xml", address));
  const found = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/gu);
  const paths = [...found].map(([, url = ""]) => new URL(url).pathname);
  return [...paths, UNKNOWN];
}

/** The folder of an entry's page; undefined for a single page. */
function folderOf(path: string): string | undefined {
  return /^(\/.+\/)[^/]+$/u.exec(path)?.[1];
}

/** All single pages, and the heaviest page of each folder of entries. */
function chooseRows(pages: ReadonlyMap<string, PageWeight>) {
  const heaviest = new Map<string, string>();
  for (const [path, { htmlBr }] of pages) {
    const key = folderOf(path) ?? path;
    const other = pages.get(heaviest.get(key) ?? "");
    if (other === undefined || other.htmlBr < htmlBr) heaviest.set(key, path);
  }
  return [...pages].filter(
    ([path]) => heaviest.get(folderOf(path) ?? path) === path,
  );
}

function toTable(
  pages: ReadonlyMap<string, PageWeight>,
  missing: readonly string[],
): Table {
  return {
    title: `weight: bytes of a first visit, ${pages.size} pages`,
    columns: [
      "page",
      "HTML",
      "HTML br",
      "JS br",
      "CSS br",
      "fonts",
      "images",
      "requests",
    ],
    rows: chooseRows(pages).map(([path, weight]) => [
      path,
      ...[
        weight.html,
        weight.htmlBr,
        weight.jsBr,
        weight.cssBr,
        weight.fonts,
        weight.images,
      ].map((bytes) => bytes.toLocaleString("en-US")),
      String(weight.requests),
    ]),
    notes: [
      "Of each folder only the heaviest page. All pages are in the results file.",
      ...missing.map((path) => `${path} is in the sitemap, but has no page.`),
    ],
  };
}

/** Measures the size of each page of the built site in bytes. Needs no browser. */
export async function weight(): Promise<Findings> {
  return withBuiltServer(async ({ address, folders }) => {
    const pages = new Map<string, PageWeight>();
    const missing: string[] = [];
    for (const path of await readPaths(address)) {
      const page = await fetch(new URL(path, address));
      const html = Buffer.from(await page.arrayBuffer());
      pages.set(path, weighPage(html, folders));
      if (page.status !== 200 && path !== UNKNOWN) missing.push(path);
    }
    return {
      tables: [toTable(pages, missing)],
      figures: { pages: Object.fromEntries(pages), missing },
    };
  });
}
