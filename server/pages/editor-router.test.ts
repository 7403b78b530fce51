import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createIndex } from "../testing/content-folder.ts";
import type { settings } from "../testing/site-records.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let folder: string;
let app: TestApp | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "editor-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<title>Editor</title>");
  writeFileSync(join(folder, "assets/a-12345678.js"), "start();");
  writeFileSync(join(folder, "editor.json"), '{"collections":[]}');
});

afterEach(async () => {
  await app?.close();
  app = undefined;
  rmSync(folder, { recursive: true });
});

type Settings = NonNullable<(typeof settings)["site"]["editor"]>;

const github: Settings = {
  backend: "github",
  repository: "acme/site",
  branch: "main",
};

async function start(
  editor?: Settings,
  options: Parameters<typeof startApp>[0] = {},
): Promise<TestApp> {
  app = await startApp({
    editorFolder: async () => folder,
    editorConfiguration: join(folder, "editor.json"),
    ...options,
  });
  const index = createIndex({ digest: "b".repeat(64) });
  Object.assign(index.settings.site, { editor });
  app.folder.writeRaw("index.json", JSON.stringify(index));
  await app.content.reload();
  return app;
}

const addresses = [
  "/admin",
  "/admin/config.json",
  "/admin/assets/a-12345678.js",
];
const policyOf = (response: Response) =>
  response.headers.get("content-security-policy") ?? "";

describe("the web editor", () => {
  it("is like any other missing page unless the settings name a repository", async () => {
    const { get } = await start();
    for (const path of addresses) {
      const [asked, missing] = [await get(path), await get("/nowhere")];
      expect([path, asked.status]).toEqual([path, 404]);
      expect(policyOf(asked)).toBe(policyOf(missing));
    }
    const off = await get("/admin");
    expect(await off.text()).toBe(
      (await (await get("/nowhere")).text()).replaceAll("/nowhere", "/admin"),
    );
  });

  it("is served with a policy of its own, and never stored or indexed", async () => {
    const { get } = await start(github);
    const page = await get("/admin");
    expect([page.status, await page.text()]).toEqual([
      200,
      "<title>Editor</title>",
    ]);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(page.headers.get("cross-origin-opener-policy")).toBe(
      "same-origin-allow-popups",
    );
    expect(policyOf(page)).toContain("script-src 'self';");
    expect(policyOf(page)).toMatch(
      /connect-src 'self' blob: data: https:\/\/api\.github\.com /u,
    );
    expect(policyOf(page)).not.toContain("unpkg");
    const configuration = await get("/admin/config.json");
    expect(await configuration.json()).toEqual({ collections: [] });
    expect(configuration.headers.get("cache-control")).toBe("no-store");
    const script = await get("/admin/assets/a-12345678.js");
    expect(await script.text()).toBe("start();");
    expect(script.headers.get("cache-control")).toContain("immutable");
  });

  it("changes the policy of no other address", async () => {
    const { get } = await start(github);
    for (const path of ["/", "/blog", "/api/blog", "/nowhere", "/admin/none"])
      expect([path, policyOf(await get(path))]).toEqual([
        path,
        expect.not.stringMatching(/github|unsafe-inline|blob:/u),
      ]);
    expect((await get("/admin/none")).status).toBe(404);
    expect((await get("/admin/../secret")).status).toBe(404);
    expect((await get("/admin/assets/..%2feditor.json")).status).not.toBe(200);
  });

  it("reaches the service of the repository, and the one that signs people in", async () => {
    const { get } = await start({
      ...github,
      backend: "gitea",
      host: "https://git.example.org",
      login: "https://login.example.org/path",
    });
    const policy = policyOf(await get("/admin"));
    expect(policy).toContain(
      "connect-src 'self' blob: data: https://git.example.org https://login.example.org;",
    );
    expect(policy).not.toContain("github");
  });

  it("is there without a repository while developing", async () => {
    const { get } = await start(undefined, {
      development: (_request, _response, next) => next(),
    });
    expect((await get("/admin")).status).toBe(200);
  });
});
