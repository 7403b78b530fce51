import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../testing/start-app.ts";

/** Sends the raw text and returns the server's whole output. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(text, "latin1"),
    );
    let reply = "";
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => (reply += chunk));
    socket.on("end", () => done(reply));
    socket.on("error", failed);
  });
}

function request(target: string, method = "GET", host = "own.example"): string {
  return `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
}

const hostile = [
  "http://evil.example/",
  "http://evil.example/api/blog",
  "https://evil.example//x",
  "http://[",
  "evil:80",
  "*",
  "//evil.example/%2e%2e",
  "//\\evil.example",
  "/\\evil.example",
  "/\\\\evil.example/",
  "/blog\\..\\x",
  "/%5Cevil.example/",
  "/%5c%5cevil.example",
  "/x%00",
  "/x%0d%0aSet-Cookie:a=b",
  "/%",
  "/%zz",
  "/%E0%A4%A",
  "/%C0%AF",
  "/../../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/..%2f..%2fetc/passwd",
  "/a/./b",
  "/caf\u00e9",
  "/x#fragment",
  "/<script>",
];

describe("the target guard", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ siteUrl: "https://site.example" });
  });
  afterAll(() => app.close());

  it.each(hostile)("refuses %s", async (target) => {
    const before = app.site.rendered.length;
    const reply = await sendRaw(
      app.port,
      request(target, target === "*" ? "OPTIONS" : "GET"),
    );
    expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
    expect(reply).not.toMatch(/^location:/imu);
    expect(app.site.rendered).toHaveLength(before);
  });

  it.each(["own.example\r\nHost: evil.example", "a b", "own.example/x", "a,b"])(
    "refuses the host %j, even if the page is cached",
    async (host) => {
      const known = await sendRaw(app.port, request("/"));
      expect(known).toMatch(/^HTTP\/1\.1 200 /u);
      const reply = await sendRaw(app.port, request("/", "GET", host));
      expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
    },
  );

  it.each(["own.example:443", "[::1]:3000", "web_1", "10.0.0.1", ""])(
    "accepts the host %j",
    async (host) => {
      const reply = await sendRaw(app.port, request("/", "GET", host));
      expect(reply).toMatch(/^HTTP\/1\.1 200 /u);
    },
  );

  it.each([
    ["http://own.example/pricing?a=b", "/pricing"],
    ["HTTP://OWN.example", "/"],
    ["https://site.example/blog", "/blog"],
    ["http://own.example?page=2", "/"],
  ])("takes %s on our own host", async (target, path) => {
    const reply = await sendRaw(app.port, request(target));
    expect(reply).toMatch(/^HTTP\/1\.1 200 /u);
    expect(reply).toContain(`<title>${path}</title>`);
  });

  it.each([
    "http://own.example@evil.example/",
    "http://evil.example/own.example",
    "http://own.example:8080/",
    "http://own.example/../etc/passwd",
    "http://own.example\\evil.example/",
    "ftp://own.example/",
    "http:///pricing",
  ])("refuses %s", async (target) => {
    const reply = await sendRaw(app.port, request(target));
    expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
  });

  it.each([
    "http://evil.example/",
    "http://[",
    "https://[::1",
    "/%5Cevil.example/",
    "/x%00",
  ])("answers %s with 400 and the usual headers", async (target) => {
    const reply = await sendRaw(app.port, request(target));
    expect(reply).toMatch(/^HTTP\/1\.1 400 /u);
    expect(reply).toContain(
      "Content-Security-Policy: default-src 'none'; script-src",
    );
    expect(reply).toContain("This address is malformed.");
    expect(reply).not.toContain("evil.example");
  });

  it.each([
    ["//evil.example", "/evil.example"],
    ["///evil.example/a?b=//c", "/evil.example/a?b=//c"],
    ["//blog", "/blog"],
  ])("redirects %s to %s on the same host", async (target, location) => {
    const reply = await sendRaw(app.port, request(target));
    expect(reply).toMatch(/^HTTP\/1\.1 308 /u);
    expect(reply).toContain(`\r\nLocation: ${location}\r\n`);
  });

  it.each(["TRACE", "PROPFIND", "PATCH", "LOCK"])(
    "answers %s with 405",
    async (method) => {
      const reply = await sendRaw(app.port, request("/pricing", method));
      expect(reply).toMatch(/^HTTP\/1\.1 405 /u);
      expect(reply).toMatch(/^Allow: GET, HEAD\r$/mu);
    },
  );

  it.each([
    "/blog?q=100%",
    "/blog?q=%00&type=%E0%A4%A",
    "/blog?a[b]=c&__proto__[x]=1",
    "/blog?",
  ])("accepts the query of %s", async (target) => {
    expect(await sendRaw(app.port, request(target))).toMatch(
      /^HTTP\/1\.1 200 /u,
    );
  });

  it("still serves pages afterwards", async () => {
    expect((await app.get("/")).status).toBe(200);
  });
});
