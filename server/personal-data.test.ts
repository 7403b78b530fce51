import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hidePersonalData } from "./hide-personal-data.ts";
import { startServer, type RunningServer } from "./run-server.ts";
import { blogEntry, createContentFolder } from "./testing/content-folder.ts";

const MAIL = "marked.person+tag@private.example";
const NAME = "Marked Person";
const IP = "203.0.113.77";
const IP6 = "2001:db8:77::abcd";
const encoded = encodeURIComponent(MAIL);

const folder = createContentFolder({ blog: [blogEntry("one")] });
const data = mkdtempSync(join(tmpdir(), "northlark-private-"));
let server: RunningServer;
let log = "";

beforeAll(async () => {
  server = await startServer({
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      CONTENT_OUT: folder.path,
      DATA_DIR: data,
      TRUST_PROXY_HOPS: "1",
      RATE_LIMIT_FORMS: "3",
      LOG_LEVEL: "debug",
    },
    cwd: data,
    stdout: { write: (text) => (log += text) },
    openSite: async () => ({
      renderSite: async ({ url }) => {
        if (url.startsWith("/broken"))
          throw new Error(`Cannot render ${url} for ${MAIL}`, {
            cause: new Error(`${MAIL} is unknown`),
          });
        return { status: 404, html: "<!doctype html><title>No</title>" };
      },
    }),
  });
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
  folder.remove();
});

const headers = {
  "x-forwarded-for": `${IP}, ${IP6}`,
  "user-agent": `${NAME} <${MAIL}>`,
  referer: `https://elsewhere.example/?email=${encoded}`,
  cookie: `name=${NAME}`,
  authorization: `Bearer ${MAIL}`,
  "x-request-id": MAIL,
};

const letters = [
  {
    type: "application/json",
    body: JSON.stringify({ email: MAIL, name: NAME }),
  },
  { type: "application/json", body: `{"email": "${MAIL}", ${NAME}` },
  { type: "text/plain", body: `${NAME} ${MAIL} ${IP}` },
  {
    type: "application/x-www-form-urlencoded",
    body: `email=${encoded}&name=${encodeURIComponent(NAME)}`,
  },
  {
    type: "application/json",
    body: JSON.stringify({
      email: MAIL,
      name: NAME,
      subject: NAME,
      company: NAME,
      message: `${NAME}, ${MAIL}, ${IP}. A message of some length.`,
    }),
  },
];

describe("the log of the whole server", () => {
  it("holds no mail address, name or IP address of a visitor", async () => {
    const get = (path: string) =>
      fetch(`${server.address}${path}`, { headers, redirect: "manual" });
    for (const path of [
      `/?email=${encoded}&name=${encodeURIComponent(NAME)}`,
      `/people/${MAIL}/${IP}`,
      `/people/${encoded}/${encodeURIComponent(IP6)}`,
      `/broken/${MAIL}`,
      `/${encoded}%00`,
      `/newsletter/confirm?token=${encoded}`,
      `/newsletter/unsubscribe?token=${encoded}`,
      `/api/blog/${encoded}`,
      `/api/search?q=${encoded}`,
    ])
      await get(path);
    for (const path of ["/api/contact-us", "/api/newsletter"])
      for (const { type, body } of letters)
        await fetch(`${server.address}${path}`, {
          method: "POST",
          headers: { ...headers, "content-type": type },
          body,
        });
    await server.close();

    expect(log).toContain('"path":"/people/[mail]/[ip]"');
    expect(log).toContain("Cannot render");
    const lower = decodeURIComponent(log.replaceAll(/%(?![\da-f]{2})/giu, ""));
    for (const text of [lower, log])
      expect(text).not.toMatch(
        /marked|private\.example|203\.0\.113|2001:db8|elsewhere/iu,
      );
  });

  it("has the id of the request in each line that is about one", () => {
    const lines = log
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line): unknown => JSON.parse(line));
    const about = /^request|form|notice|newsletter link/u;
    const found = lines.filter((line) => about.test(Object(line).message));
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((line) => !Object(line).requestId)).toEqual([]);
  });
});

describe("hidePersonalData", () => {
  it.each([
    ["/a/jane.doe@mail.example/b", "/a/[mail]/b"],
    ["/a/jane%40mail.example", "/a/[mail]"],
    ["/from/198.51.100.4/x", "/from/[ip]/x"],
    ["/from/::1", "/from/[ip]"],
    ["/from/2001:db8::1", "/from/[ip]"],
    ["/from/fe80:0:0:0:1:2:3:4", "/from/[ip]"],
    ["/blog/release-1.2.3", "/blog/release-1.2.3"],
    ["/blog/1.2.3.4.5", "/blog/1.2.3.4.5"],
    ["/@scope", "/@scope"],
    ["/a:b", "/a:b"],
    ["/at-12:30:45", "/at-12:30:45"],
  ])("turns %s into %s", (text, hidden) => {
    expect(hidePersonalData(text)).toBe(hidden);
  });
});
