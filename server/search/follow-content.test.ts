import { afterEach, expect, it } from "vitest";
import { openContent } from "../content/content-source.ts";
import type { PageResult } from "../site.ts";
import { createContentFolder } from "../testing/content-folder.ts";
import { createLogSpy } from "../testing/start-app.ts";
import { followContent } from "./follow-content.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const PAGE: PageResult = { status: 200, html: "<title>A page</title>" };

const clock = () => new Date("2026-06-01T00:00:00Z");

async function open(renderPage: (rendered: number) => Promise<PageResult>) {
  const folder = createContentFolder();
  cleanups.push(() => folder.remove());
  const log = createLogSpy();
  const content = await openContent({
    folder: folder.path,
    cacheFolder: folder.cache,
    clock,
    log,
    onChange: () => {},
  });
  cleanups.push(() => content.close());
  let rendered = 0;
  const done = Promise.withResolvers<number>();
  const follower = followContent({
    search: { show() {}, update: (pages) => done.resolve(pages.length) },
    content,
    renderSite: async () => await renderPage((rendered += 1)),
    siteUrl: "https://www.example.com",
    clock,
    log,
  });
  follower.update();
  return { follower, log, updated: done.promise, rendered: () => rendered };
}

function errors({ lines }: ReturnType<typeof createLogSpy>): string[] {
  return lines
    .filter(({ level }) => level === "error")
    .map(({ message }) => message);
}

/** Long enough for a failed page to be logged. */
const settled = () => new Promise((done) => setImmediate(done));

it("passes the rendered pages to the search", async () => {
  const { updated, rendered } = await open(async () => PAGE);
  expect(await updated).toBe(rendered());
});

it("logs a page that fails", async () => {
  const { log } = await open(() => Promise.reject(new Error("broken page")));
  await settled();
  expect(errors(log)).toEqual(["search index not updated"]);
});

it("stops without a log line when it is closed in the middle of a page", async () => {
  const page = Promise.withResolvers<PageResult>();
  const { follower, log, rendered } = await open(() => page.promise);
  follower.close();
  page.reject(new Error("database is not open"));
  await settled();
  expect(rendered()).toBe(1);
  expect(errors(log)).toEqual([]);
});
