import { afterEach, describe, expect, it } from "vitest";
import { createIndex } from "../testing/content-folder.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const expectedHeaders: [name: string, value: RegExp][] = [
  ["x-content-type-options", /^nosniff$/u],
  ["x-frame-options", /^DENY$/u],
  ["referrer-policy", /^strict-origin-when-cross-origin$/u],
  ["permissions-policy", /camera=\(\)/u],
  ["cross-origin-opener-policy", /^same-origin$/u],
  ["cross-origin-resource-policy", /^same-origin$/u],
  [
    "content-security-policy",
    /^default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; /u,
  ],
  ["x-request-id", /^[\w-]{36}$/u],
];

/** Pages, API calls and every kind of error. */
const addresses: [method: string, path: string][] = [
  ["GET", "/"],
  ["GET", "/blog/"],
  ["GET", "/nowhere"],
  ["GET", "/broken"],
  ["GET", "/api/blog"],
  ["GET", "/api/none"],
  ["POST", "/"],
  ["GET", "/%E0%A4%A"],
  ["GET", "/healthz"],
];

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function start(
  options: Parameters<typeof startApp>[0] = {},
): Promise<TestApp> {
  const app = await startApp({
    inlineScriptHashes: ["sha256-abc="],
    ...options,
  });
  open.push(app);
  return app;
}

function directives(response: Response): Map<string, string> {
  const policy = response.headers.get("content-security-policy") ?? "";
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

const PLAYERS = "https://www.youtube-nocookie.com https://player.vimeo.com";

describe("the security headers", () => {
  it.each(addresses)("are sent with %s %s", async (method, path) => {
    const response = await (await start()).get(path, { method });
    for (const [name, value] of expectedHeaders)
      expect(response.headers.get(name)).toMatch(value);
    expect(response.headers.get("x-powered-by")).toBeNull();
  });

  it("allow nothing inline, no eval and no other origin but the players of videos", async () => {
    const response = await (await start()).get("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/unsafe|\*|http:/u);
    expect(directives(response)).toEqual(
      new Map([
        ["default-src", "'none'"],
        ["script-src", "'self' 'sha256-abc='"],
        ["style-src", "'self'"],
        ["img-src", "'self' data:"],
        ["media-src", "'self'"],
        ["font-src", "'self'"],
        ["connect-src", "'self'"],
        ["manifest-src", "'self'"],
        ["frame-src", PLAYERS],
        ["form-action", "'self'"],
        ["base-uri", "'none'"],
        ["frame-ancestors", "'none'"],
      ]),
    );
  });

  it.each([
    [
      "/book",
      "https://frames.example",
      "'self' 'sha256-abc=' https://scripts.example",
    ],
    [
      "/book?x=1",
      "https://frames.example",
      "'self' 'sha256-abc=' https://scripts.example",
    ],
    ["/pricing?x=/book", PLAYERS, "'self' 'sha256-abc='"],
    ["/book/other", PLAYERS, "'self' 'sha256-abc='"],
  ])("let %s show frames of %s", async (path, frames, scripts) => {
    const found = directives(await (await start()).get(path));
    expect(found.get("frame-src")).toBe(frames);
    expect(found.get("script-src")).toBe(scripts);
    expect(found.get("connect-src")).toBe(
      frames === PLAYERS ? "'self'" : "'self' https://scripts.example",
    );
  });

  it("allow the hosts of the settings what these name, on every page", async () => {
    const app = await start();
    const index = createIndex({ digest: "b".repeat(64) });
    Object.assign(index.settings.site, {
      externalHosts: [
        { host: "cdn.example.org", uses: ["image", "script", "script"] },
        { host: "maps.example.org:8443", uses: ["frame"] },
      ],
      analytics: { script: "https://stats.example.org/js/script.js" },
    });
    app.folder.writeRaw("index.json", JSON.stringify(index));
    const before = directives(await app.get("/"));
    await app.content.reload();
    for (const path of ["/", "/book", "/nowhere", "/api/blog"]) {
      const found = directives(await app.get(path));
      const wordsOf = (name: string) => found.get(name)?.split(" ") ?? [];
      const counted = "https://stats.example.org";
      expect(wordsOf("script-src")).toContain("https://cdn.example.org");
      expect(wordsOf("script-src")).toContain(counted);
      expect(wordsOf("connect-src")).toContain(counted);
      expect(wordsOf("img-src")).toContain("https://cdn.example.org");
      expect(wordsOf("frame-src")).toContain("https://maps.example.org:8443");
      for (const [name, value] of found) {
        const words = value.split(" ");
        expect([name, words.length]).toEqual([name, new Set(words).size]);
        expect(value).not.toMatch(/unsafe|\*|http:/u);
      }
      for (const name of [
        "style-src",
        "font-src",
        "form-action",
        "default-src",
      ])
        expect(found.get(name)).toBe(before.get(name));
    }
  });

  it.each([
    ["https://own.example", "max-age=63072000", true],
    ["http://own.example", null, false],
  ])(
    "require TLS for %s only if the site has it",
    async (siteUrl, transport, upgrades) => {
      const response = await (await start({ siteUrl })).get("/");
      expect(response.headers.get("strict-transport-security")).toBe(transport);
      expect(directives(response).has("upgrade-insecure-requests")).toBe(
        upgrades,
      );
    },
  );
});
