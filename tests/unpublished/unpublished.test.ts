import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentTable, routeTable } from "#routes";
import { run } from "../../cli/run.ts";
import { startServer, type RunningServer } from "../../server/run-server.ts";
import { renderDocument } from "../../site/render/render-document.tsx";
import { ask, crawl, type Reply } from "./crawl.ts";
import {
  MARKER,
  plantEntries,
  SLUG,
  type PlantedEntry,
} from "./plant-entries.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "northlark-unpublished-"));
const env = {
  CONTENT_DIR: join(folder, "content"),
  CONTENT_OUT: join(folder, "out"),
  DATA_DIR: join(folder, "data"),
  APP_SECRET: "a secret of more than thirty-two characters",
  SITE_URL: "https://northlark.test",
  LOG_LEVEL: "error",
  RATE_LIMIT_MISSING: "0",
  PORT: "0",
  HOST: "127.0.0.1",
};
const START = "2026-11-23T12:00:00Z";
const MOMENT = "2026-11-24T09:00:00+02:00";
const END = "2026-12-01T00:00:00Z";

let now = new Date(START);
let server: RunningServer;
/** Replies of the site before and after the entries were planted. */
let before: Map<string, Reply>;
let after: Map<string, Reply>;
let drafts: PlantedEntry[];
let scheduled: PlantedEntry[];

/** Every address that exists without entries. Links lead to the others. */
const start = [
  ...routeTable.map(({ path }) => path),
  ...documentTable,
  "/blog.md",
  "/api/blog",
  "/api/blog?limit=100",
  "/api/blog?featured=true",
].filter((path) => !path.includes(":"));

/** Runs a command of the toolchain. @returns its output */
async function content(...argv: string[]): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let printed = "";
  stdout.on("data", (chunk) => (printed += String(chunk)));
  const streams = { stdin: new PassThrough(), stdout, stderr };
  const code = await run({
    argv,
    cwd: folder,
    env,
    ...streams,
    clock: () => now,
  });
  expect({ argv, code }).toEqual({ argv, code: 0 });
  return printed;
}

async function build(): Promise<void> {
  await content("build");
  await server?.reload();
}

const get = (path: string) => ask(server.address, path);

/** Waits for the thread that keeps the search index. */
async function untilFound(words: string, isFound: boolean): Promise<void> {
  const search = `/api/search?q=${words}`;
  while (JSON.parse((await get(search)).text).total > 0 !== isFound)
    await wait(100);
}

beforeAll(async () => {
  cpSync(join(root, "tests/fixture-content"), env.CONTENT_DIR, {
    recursive: true,
  });
  cpSync(join(root, "public"), join(folder, "public"), { recursive: true });
  await content("build");
  server = await startServer({
    env,
    cwd: folder,
    clock: () => now,
    stdout: { write: () => true },
    openSite: async () => ({
      renderSite: ({ url, siteUrl, content: reader, notice, preview }) =>
        renderDocument({
          url: new URL(url, siteUrl),
          siteUrl,
          content: reader,
          notice,
          preview,
          skipsMissing: false,
          manifest: undefined,
        }),
    }),
  });
  await untilFound("signal", true);
  before = await crawl(server.address, env.SITE_URL, start);
  drafts = plantEntries(env.CONTENT_DIR, "draft", "draft: true");
  scheduled = plantEntries(
    env.CONTENT_DIR,
    "scheduled",
    `publishAt: ${MOMENT}\nexpiresAt: ${END}`,
  );
  await build();
  after = await crawl(server.address, env.SITE_URL, start);
}, 600_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe("an unpublished entry", () => {
  it("changes no byte of any other reply", () => {
    expect(after.size).toBeGreaterThan(100);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [path, reply] of after)
      expect({ path, ...reply }).toEqual({ path, ...before.get(path) });
  });

  it("is mentioned by no reply, not even at its own address", async () => {
    const planted = [...drafts, ...scheduled];
    const asked = planted.flatMap(({ slug, path, alias }) => [
      path,
      `${path}.md`,
      alias,
      `/api/blog/${slug}`,
      `/content-assets/${slug}.svg`,
      // A typo, which would be corrected to a known address.
      `${path.slice(0, -1)}${path.at(-1)}x`,
    ]);
    for (const path of asked) {
      const reply = await get(path);
      expect({ path, status: reply.status }).toEqual({ path, status: 404 });
      const echo = reply.text
        .replaceAll(path, "")
        .replaceAll(path.replace(/\.md$/u, ""), "")
        .replaceAll(path.split("/").at(-1) ?? "", "");
      const found = new RegExp(`.{0,80}(?:${MARKER}|${SLUG}-).{0,80}`, "u");
      expect({ path, found: found.exec(echo)?.[0] }).toEqual({ path });
    }
  });

  it("is found by no search", async () => {
    for (const query of ["check%20of%20lengths", "picture", "heading", SLUG])
      for (const path of [`/search?q=${query}`, `/api/search?q=${query}`])
        expect((await get(path)).text).not.toMatch(
          new RegExp(`${MARKER}|${SLUG}-`, "u"),
        );
  });

  it("leaves no draft in a folder that is served", () => {
    const names = readdirSync(env.CONTENT_OUT, { recursive: true }).map(String);
    const served = names.filter((name) => !/^(?:previews|cache)\b/u.test(name));
    expect(served.filter((name) => name.includes(`${SLUG}-draft`))).toEqual([]);
  });

  it("is shown at its signed address, without the other unpublished entries", async () => {
    const [draft, later] = [drafts[0]?.slug, scheduled[1]?.slug];
    for (const slug of [draft, later]) {
      const url = (await content("preview", slug ?? "")).trim();
      const { pathname, search } = new URL(url);
      const { status, text } = await get(pathname + search);
      expect(status).toBe(200);
      expect(text).toContain(`A ${MARKER} heading`);
      const named = new Set(text.match(new RegExp(`${SLUG}-[\\w-]+`, "gu")));
      expect([...named]).toEqual([slug]);
    }
  });
});

describe("a scheduled entry", () => {
  it("goes live everywhere at its moment, and ends everywhere, without a build", async () => {
    const job = scheduled.find(({ collection }) => collection === "jobs");
    const lists = [
      "/blog",
      "/sitemap.xml",
      "/guides",
      "/careers",
      "/changelog",
    ];
    now = new Date(Date.parse(MOMENT) - 1000);
    await server.reload();
    for (const { path } of scheduled)
      expect((await get(path)).status).toBe(404);
    const kept = await fetch(`${server.address}/blog`);
    expect(kept.headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );

    now = new Date(MOMENT);
    await server.reload();
    for (const { path } of scheduled)
      expect((await get(path)).status).toBe(200);
    for (const path of lists) {
      const { text } = await get(path);
      expect({ path, isListed: text.includes(`${SLUG}-scheduled`) }).toEqual({
        path,
        isListed: true,
      });
    }
    const posts = await get("/api/blog");
    expect(posts.text).toContain(`${SLUG}-scheduled-blog`);
    await untilFound(MARKER, true);
    for (const { alias, path } of scheduled)
      expect((await get(alias)).headers).toContain(`location: ${path}`);
    for (const { path } of drafts) expect((await get(path)).status).toBe(404);

    now = new Date(END);
    await server.reload();
    for (const { path } of scheduled)
      expect((await get(path)).status).toBe(path === job?.path ? 410 : 404);
    for (const path of lists)
      expect((await get(path)).text).not.toContain(`${SLUG}-`);
    await untilFound(MARKER, false);
  });
});
