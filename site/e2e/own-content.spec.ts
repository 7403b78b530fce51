import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { toTwinPath } from "#contract";
import { documentTable } from "#routes";
import { checkAddress, contentOf, pathsOf } from "./check-documents.ts";
import { serveContent, type ServedContent } from "./serve-content.ts";

const SHIPPED = /northlark/giu;

/** Gives the company another name, as docs/adopting.md says. Nothing expires, because that must not fail a test. */
function renameCompany(content: string): void {
  for (const path of globSync("**/*.{md,yaml}", { cwd: content })) {
    const file = join(content, path);
    const text = readFileSync(file, "utf8").replaceAll(
      /^expiresAt:.*\n/gmu,
      "",
    );
    writeFileSync(
      file,
      text.replaceAll(SHIPPED, (name) =>
        name === name.toLowerCase() ? "harborlight" : "Harborlight",
      ),
    );
  }
}

/** The content of this repository, whatever it says, under another name. It opens no browser. */
let served: ServedContent;
test.beforeAll(async () => {
  served = await serveContent("content", renameCompany);
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

test("Every page is shown at its address, and no link leads nowhere", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const sources = new Map<string, string>();
  for (const path of [...pathsOf(sitemap), "/search"]) {
    const response = await ask(path);
    expect([path, response.status]).toEqual([path, 200]);
    const text = await response.text();
    expect(checkAddress(served.origin, path, text)).toEqual([]);
    for (const link of linksIn(path, text)) sources.set(link, path);
  }
  const dead: string[] = [];
  for (const [link, from] of sources)
    for (const problem of await problemOf(link))
      dead.push(`${from} links to ${link}: ${problem}`);
  expect(dead).toEqual([]);
});

test("No page and no document for programs has the name that the company was shipped with", async () => {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const pages = pathsOf(sitemap);
  const paths = [
    ...pages,
    ...pages.map(toTwinPath),
    ...documentTable.filter((path) => !path.includes(":")),
    "/no-such-page",
    "/api/blog",
  ];
  const named: string[] = [];
  for (const path of paths) {
    const response = await ask(path);
    const head = JSON.stringify([...response.headers]);
    const text = `${head}${await response.text()}`;
    const found = SHIPPED.exec(text);
    SHIPPED.lastIndex = 0;
    if (found)
      named.push(`${path}: ${text.slice(found.index - 60, found.index + 30)}`);
  }
  expect(paths.length).toBeGreaterThan(100);
  expect(named).toEqual([]);
});
