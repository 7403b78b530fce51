import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signPreview } from "#schema";
import { blogEntry, bodyText } from "../testing/content-folder.ts";
import { startApp, testSecret, type TestApp } from "../testing/start-app.ts";

const START = new Date("2026-06-01T00:00:00Z");
const DAY = 86_400;
const later = { publishAt: "2026-06-01T08:00:00+02:00" };

let now = START;
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    content: {
      blog: [
        blogEntry("live"),
        blogEntry("scheduled", later),
        blogEntry("expired", { expiresAt: "2026-05-01" }),
      ],
    },
    clock: () => now,
  });
  writeDraft("first words");
  app.folder.writeRaw("previews/assets/own.0123abcd.svg", "<svg></svg>");
  app.folder.writeRaw("previews/assets/other.0123abcd.svg", "<svg></svg>");
});
beforeEach(() => {
  now = START;
});
afterAll(() => app.close());

/** Writes a draft where the toolchain writes it. */
function writeDraft(words: string): void {
  const entry = { ...blogEntry("draft"), draft: true };
  const body = JSON.parse(bodyText("draft", words));
  body.html += `<img src="/content-assets/own.0123abcd.svg"><img src="/content-assets/public.0123abcd.svg">`;
  app.folder.writeRaw(
    "previews/blog/draft.json",
    JSON.stringify({ entry, body }),
  );
}

async function sign(slug: string, seconds = DAY, key = testSecret) {
  const expires = START.getTime() / 1000 + seconds;
  return signPreview(key, { collection: "blog", slug, expires });
}

const ask = (slug: string, token: string, init?: RequestInit) =>
  app.get(`/preview/blog/${slug}?token=${token}`, init);

/** Everything in a reply that a client can compare. */
async function describeReply(response: Response) {
  const headers = Object.fromEntries(response.headers);
  for (const name of ["date", "x-request-id"]) delete headers[name];
  return { status: response.status, headers, text: await response.text() };
}

describe("a signed address", () => {
  it.each(["draft", "scheduled"])(
    "shows a %s entry to nobody else",
    async (slug) => {
      const response = await ask(slug, await sign(slug));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain(`${slug}: first words`);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow, noarchive",
      });
      expect(response.headers.get("etag")).toBeNull();
      expect((await app.get(`/blog/${slug}`)).status).toBe(404);
      expect(app.content.current().has("blog", slug)).toBe(false);
    },
  );

  it("leads to the public address once the entry is published", async () => {
    const token = await sign("scheduled");
    now = new Date("2026-06-01T06:00:00Z");
    const response = await ask("scheduled", token);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/blog/scheduled");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("shows the draft as the last build left it", async () => {
    const token = await sign("draft");
    writeDraft("second words");
    const response = await ask("draft", token);
    expect(await response.text()).toContain("second words");
  });

  it("shows the images that only the draft has, at signed addresses of their own", async () => {
    const token = await sign("draft");
    const html = await (await ask("draft", token)).text();
    const address = `/preview/blog/draft/own.0123abcd.svg?token=${token}`;
    expect(html).toContain(`src="${address}"`);
    expect(html).toContain('src="/content-assets/public.0123abcd.svg"');
    const image = await app.get(address);
    expect(image.headers.get("content-type")).toBe("image/svg+xml");
    expect(image.headers.get("cache-control")).toBe("private, no-store");
    expect(image.headers.get("content-security-policy")).toContain("sandbox");
    for (const refused of [
      address.replace("own", "other"),
      address.replace("own.0123abcd.svg", ".own.svg"),
      address.slice(0, -1),
      "/content-assets/own.0123abcd.svg",
    ])
      expect((await app.get(refused)).status).toBe(404);
  });

  it("leaves no token in the log", async () => {
    const token = await sign("draft");
    await ask("draft", token);
    await ask("draft", `${token}0`);
    expect(JSON.stringify(app.log.lines)).not.toContain(token.slice(11));
  });
});

describe("any other preview address", () => {
  it("answers with the not-found page, byte for byte, whether or not there is an entry", async () => {
    const good = await sign("draft");
    const tokens = [
      "",
      `${good.slice(0, -1)}x`,
      await sign("live"),
      await sign("draft", -1),
      await sign("draft", DAY, `${testSecret}, another`),
      `${good}.&token=${good}`,
    ];
    const first = await describeReply(await app.get("/preview/blog/draft"));
    expect(first).toMatchObject({ status: 404 });
    const others = await Promise.all(
      tokens.map(async (token) => describeReply(await ask("draft", token))),
    );
    for (const other of others) expect(other).toEqual(first);
    for (const slug of ["missing", "expired"]) {
      const reply = await describeReply(await ask(slug, await sign(slug)));
      expect(reply).toEqual(
        await describeReply(await app.get(`/preview/blog/${slug}`)),
      );
      expect(reply.text.replaceAll(slug, "draft")).toBe(first.text);
    }
  });
});
