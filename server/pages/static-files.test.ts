import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../testing/start-app.ts";

const folder = mkdtempSync(join(tmpdir(), "northlark-files-"));
const script = "export const answer = 42;\n".repeat(50);
const files: Record<string, string | Buffer> = {
  "client/assets/app-1a2b.js": script,
  "client/assets/app-1a2b.js.br": brotliCompressSync(script),
  "client/assets/.hidden.js": "SECRET",
  "client/favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "client/font.woff2": "font",
  "client/.env": "SECRET=1",
  "client/.well-known/security.txt": "Contact: mailto:a@b.example",
  "client/.well-known/.hidden": "SECRET",
  "client/.vite/manifest.json": "{}",
  "content/assets/photo-9f.png": "image",
  "outside.txt": "outside",
};

function status(
  app: TestApp,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  return new Promise<{
    status: number;
    headers: NodeJS.Dict<string | string[]>;
    body: string;
  }>((done, failed) => {
    request(
      { host: "127.0.0.1", port: app.port, path, headers, method },
      (response) => {
        let body = "";
        response.setEncoding("latin1");
        response.on("data", (chunk) => (body += chunk));
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
          }),
        );
      },
    )
      .on("error", failed)
      .end();
  });
}

describe("static files", () => {
  it("logs no failure when a client disconnects before it has the file", async () => {
    const app = await startApp({ clientFolder: join(folder, "client") });
    const socket = connect(app.port, "127.0.0.1");
    socket.write("GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(app.server, "request");
    socket.destroy();
    await expect.poll(() => app.log.lines).toHaveLength(1);
    await app.close();
    expect(app.log.lines).toMatchObject([{ message: "request" }]);
  });

  let app: TestApp;
  beforeAll(async () => {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    app = await startApp({
      clientFolder: join(folder, "client"),
      contentAssets: join(folder, "content/assets"),
    });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", "immutable"],
    ["/content-assets/photo-9f.png", "image/png", "immutable"],
    ["/favicon.svg", "image/svg+xml", "max-age=3600"],
    ["/font.woff2", "font/woff2", "max-age=3600"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "max-age=3600"],
  ])("serves %s as %s, %s", async (path, type, kept) => {
    const reply = await status(app, path);
    expect(reply.status).toBe(200);
    expect(reply.headers["content-type"]).toBe(type);
    expect(reply.headers["cache-control"]).toContain(kept);
    expect(reply.headers["etag"]).toBeDefined();
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  });

  it.each([
    "/.env",
    "/%2eenv",
    "/assets/.hidden.js",
    "/.well-known/.hidden",
    "/.vite/manifest.json",
    "/assets",
    "/assets/",
    "/.well-known/",
    "/assets/app-1a2b.js.br",
    "/assets/app-1a2b.js/x.js",
    "/content-assets/",
    "/content-assets/..%2f..%2foutside.txt",
    "/%2e%2e/outside.txt",
  ])("does not serve %s", async (path) => {
    const reply = await status(app, path);
    expect(reply.status).toBeGreaterThanOrEqual(300);
    expect(reply.body).not.toMatch(/SECRET|outside$|answer/u);
  });

  it("sends the compressed file if the client accepts it", async () => {
    const reply = await status(app, "/assets/app-1a2b.js", {
      "accept-encoding": "gzip, br",
    });
    expect(reply.headers["content-encoding"]).toBe("br");
    expect(reply.headers["content-type"]).toBe(
      "text/javascript; charset=utf-8",
    );
    expect(reply.headers["vary"]).toBe("Accept-Encoding");
    expect(reply.body.length).toBeLessThan(script.length / 4);
    const plain = await status(app, "/assets/app-1a2b.js");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["vary"]).toBe("Accept-Encoding");
    expect(plain.headers["etag"]).not.toBe(reply.headers["etag"]);
  });

  it("answers 304 to the ETag of the file", async () => {
    const { headers } = await status(app, "/font.woff2");
    const again = await status(app, "/font.woff2", {
      "if-none-match": String(headers["etag"]),
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ["bytes=0-1", 206, "fo"],
    ["bytes=-2", 206, "nt"],
    ["bytes=2-", 206, "nt"],
    ["bytes=9-", 416, ""],
    ["bytes=3-1", 416, ""],
    ["lines=1-2", 200, "font"],
  ])("answers Range: %s with %i", async (range, code, body) => {
    const reply = await status(app, "/font.woff2", { range });
    expect(reply.status).toBe(code);
    expect(reply.body).toBe(body);
  });

  it("sends the size of the file if the range is outside of it", async () => {
    const reply = await status(app, "/font.woff2", { range: "bytes=9-" });
    expect(reply.headers["content-range"]).toBe("bytes */4");
    expect(reply.headers["cache-control"]).toBe("no-store");
  });

  it("sandboxes an SVG and lets other sites show images only", async () => {
    const svg = await status(app, "/favicon.svg");
    expect(svg.headers["content-security-policy"]).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(svg.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const font = await status(app, "/font.woff2");
    expect(font.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("answers a post to a file with 405", async () => {
    expect((await status(app, "/font.woff2", {}, "POST")).status).toBe(405);
  });
});
