import { expect, test } from "@playwright/test";
import { checkDocuments, contentOf, pathsOf } from "./check-documents.ts";
import { serveContent, type ServedContent } from "./serve-content.ts";

/** The content of this repository, whatever it says. It opens no browser. */
let served: ServedContent;
test.beforeAll(async () => {
  served = await serveContent("content");
});
test.afterAll(() => served.stop());

const ask = (path: string) => fetch(`${served.origin}${path}`);

/** The addresses of this site to which a document links, with their fragments. */
function linksIn(from: string, text: string): string[] {
  return contentOf(text, / (?:href|src)="([^"]+)"/gu).flatMap((link) => {
    const url = new URL(
      link.replaceAll("&amp;", "&"),
      `${served.origin}${from}`,
    );
    return url.origin === served.origin ? url.href : [];
  });
}

/** What is wrong with an address: its status, or that the document has no such heading. */
async function problemOf(address: string): Promise<string[]> {
  const { hash } = new URL(address);
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) return [`${response.status}`];
  const id = decodeURIComponent(hash.slice(1));
  return id === "" || text.includes(` id="${id}"`) ? [] : [`no id ${id}`];
}

test("Every page is shown with a valid head, and no link leads nowhere", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const documents = new Map<string, string>();
  for (const path of [...pathsOf(sitemap), "/search"]) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    documents.set(path, await response.text());
  }
  expect(await checkDocuments(served.origin, documents)).toEqual([]);

  const sources = new Map<string, string>();
  for (const [path, text] of documents)
    for (const link of linksIn(path, text)) sources.set(link, path);
  const dead: string[] = [];
  for (const [link, from] of sources)
    for (const problem of await problemOf(link))
      dead.push(`${from} links to ${link}: ${problem}`);
  expect(dead).toEqual([]);
});
