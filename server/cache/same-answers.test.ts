import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogEntry } from "../testing/content-folder.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";

const client = mkdtempSync(join(tmpdir(), "northlark-same-"));
const script = "export const answer = 42;\n".repeat(50);

/**
 * Two applications over the same files: one answers from the cache in front of Express, the other only through
 * Express.
 */
interface Both {
  front: TestApp;
  express: TestApp;
}

const TIME = "2026-06-01T00:00:00Z";
const content = {
  blog: [
    blogEntry("a-post"),
    blogEntry("other", { type: "guide" }),
    blogEntry("draft", { draft: true }),
  ],
  redirects: { "/moved": "/blog/a-post" },
};
const options = {
  content,
  siteUrl: "https://own.example",
  inlineScriptHashes: ["sha256-abc="],
  clientFolder: client,
  config: { ...testConfig, trustProxyHops: 1 },
  clock: () => new Date(TIME),
};

async function startBoth(): Promise<Both> {
  return {
    front: await startApp(options),
    express: await startApp({ ...options, hasFront: false }),
  };
}

beforeAll(() => {
  mkdirSync(join(client, "assets"));
  writeFileSync(join(client, "assets/app-1a2b.js"), script);
  writeFileSync(
    join(client, "assets/app-1a2b.js.br"),
    brotliCompressSync(script),
  );
  writeFileSync(join(client, "assets/mark-3c4d.svg"), "<svg/>");
  writeFileSync(join(client, "robots.css"), "a{}");
});
afterAll(() => rmSync(client, { recursive: true }));

/** Sorts the header lines, because their order means nothing. */
const sortLines = (_: string, status: string, lines: string) =>
  status +
  lines
    .split(/(?<=\r\n)/u)
    .toSorted()
    .join("");

/** Sends the raw request and returns the whole reply, without the parts that differ between any two replies. */
async function send(app: TestApp, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(app.port, "127.0.0.1", () =>
    socket.write(text, "latin1"),
  );
  let reply = "";
  socket.setNoDelay();
  socket.setEncoding("latin1");
  socket.on("data", (chunk) => (reply += chunk));
  socket.on("end", () => resolve(reply));
  socket.on("error", reject);
  return (await promise)
    .replaceAll(/^Date: .*$/gmu, "Date: now")
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu, "an id")
    .replaceAll(/(HTTP\/1\.1 .*\r\n)((?:\S+: .*\r\n)*)/gu, sortLines);
}

type Headers = readonly string[];

function format(method: string, target: string, headers: Headers): string {
  const lines = ["Host: own.example", ...headers];
  return `${method} ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

const CLOSE = "Connection: close";
const last = format("GET", "/healthz", [CLOSE]);

/** The request on a connection that closes after it, and on one that stays open for another request. */
function onBothConnections(
  method: string,
  target: string,
  headers: Headers = [],
): string[] {
  return [
    format(method, target, [...headers, CLOSE]),
    `${format(method, target, headers)}${last}`,
  ];
}

/**
 * Finds requests that the two applications answer differently. The cache gets each request three times: the first is
 * rendered, the second becomes cached, the third is served from the cache.
 */
async function findDifferences(
  { front, express }: Both,
  requests: readonly string[],
): Promise<string[]> {
  const replies = new Map(requests.map((text) => [text, new Set<string>()]));
  for (const app of [express, front, front, front])
    await Promise.all(
      [...replies].map(async ([text, found]) =>
        found.add(await send(app, text)),
      ),
    );
  return [...replies]
    .filter(
      ([, found]) =>
        found.size > 1 || !/^HTTP\/1\.1 \d{3} /u.test([...found].join("")),
    )
    .map(([text, found]) => [text, ...found].join("\n"));
}

const targets = [
  "/",
  "/blog",
  "/blog?type=guide",
  "/blog?type=guide&_=1",
  "/blog?_=1&utm_source=x&constructor=1",
  "/blog?",
  "/blog/a-post",
  "/pricing?type=x&q=y",
  "/book",
  "/search?q=words",
  "/robots.txt",
  "/sitemap.xml?_=1",
  "/rss.xml",
  "/blog/a-post.md",
  "/blog.md?type=guide&_=1",
  "/api/blog",
  "/api/blog?_=5",
  "/api/blog?type=guide&limit=&limit=1",
  "/api/blog/a-post",
  "/api/blog/a-post?_=5&type=x",
  "/assets/app-1a2b.js",
  "/assets/app-1a2b.js?v=1",
  "/assets/mark-3c4d.svg",
  "/robots.css",
];

const odd = [
  "//",
  "//blog",
  "///evil.example/",
  "/%2e",
  "/%2e%2e/",
  "/./blog",
  "/blog/",
  "/blog/a-post/",
  "/Blog",
  "/%62log",
  "/blog//a-post",
  "/blog\\",
  "/blog#part",
  "/blog?q=#part",
  "/blog?q=caf\u00e9",
  "/blog?q=%E0%A4%A",
  "/blog?q=%00",
  "/blog?%00",
  "/blog?q=100%",
  "/blog??type=guide",
  "/blog?type=guide?",
  "/blog&type=guide",
  "/blog;a=b",
  "http://own.example/blog",
  "http://evil.example/",
  "https://own.example/api/blog",
  "blog",
  "*",
  "?",
  "/?",
  "/api/blog/",
  "/api/blog/A-POST",
  "/api/blog/%61-post",
  "/api//blog",
  "/api/blog/draft",
  "/api/blog?limit=0",
  "/api/blog/__proto__",
  "/blog/draft",
  "/blog/draft.md",
  "/blog/A-Post.md",
  "/moved.md?_=1",
  "/search.md",
  "/.md",
  "/__proto__",
  "/constructor",
  "/moved?_=1",
  "/demo?topic=api",
  "/nowhere",
  "/broken",
  "/healthz",
  "/assets/app-1a2b.js.br",
  "/assets//app-1a2b.js",
  "/assets/%61pp-1a2b.js",
  "/assets/none.js",
  `/${"a".repeat(4000)}`,
  `/blog?q=${"a".repeat(4000)}`,
];

const headers: Headers[] = [
  ["Accept-Encoding: br"],
  ["Accept-Encoding: gzip, deflate"],
  ["Accept-Encoding: gzip, deflate, br, zstd"],
  ["Accept-Encoding: br;q=0.1, gzip;q=0.5"],
  ["Accept-Encoding: br;q=0, *;q=0.5"],
  ["Accept-Encoding: identity;q=0, *;q=0"],
  ["Accept-Encoding:"],
  ["Accept-Encoding: br", "Accept-Encoding: gzip;q=0.5"],
  [`Accept-Encoding: br, ${"x, ".repeat(1000)}`],
  ["accept-encoding: BR", "ACCEPT: */*"],
  ["If-None-Match: *"],
  ['If-None-Match: "other"'],
  ["If-None-Match: "],
  ["If-None-Match: W/", "If-None-Match: *"],
  ["If-Modified-Since: Mon, 01 Jan 2035 00:00:00 GMT"],
  ["If-Modified-Since: nonsense"],
  ["If-Unmodified-Since: Mon, 01 Jan 2001 00:00:00 GMT"],
  ['If-Match: "other"'],
  ["If-Match: *"],
  ["Range: bytes=0-9"],
  ["Range: bytes=9-0"],
  ["Range: bytes=0-1,3-4"],
  ["Range: lines=1-2"],
  ["Range: bytes=0-9", 'If-Range: "other"'],
  ["Cache-Control: no-cache", "Pragma: no-cache", "Expires: 0"],
  ["Cookie: a=b; __proto__=c"],
  ["Authorization: Bearer x"],
  ["X-Request-Id: 0123456789abcdef"],
  ["X-Request-Id: <script>"],
  ["X-Request-Id: 0123456789abcdef", "X-Request-Id: 0123456789abcdef"],
  ["X-Forwarded-For: 203.0.113.7, 10.0.0.1", "X-Forwarded-Proto: http"],
  ["X-Http-Method-Override: DELETE"],
  ["Expect: 100-continue"],
  ["Upgrade: h2c"],
  ["Accept: application/json"],
  ["Accept: text/markdown"],
  ["Accept: text/html;q=0.2, text/markdown;q=0.5", "Accept-Encoding: br"],
  ["Accept: text/markdown;q=0", "Accept: */*"],
  ["Origin: https://evil.example", "Sec-Fetch-Mode: cors"],
];

describe("the cache in front of Express", () => {
  let both: Both;
  beforeAll(async () => {
    both = await startBoth();
  });
  afterAll(async () => {
    await both.front.close();
    await both.express.close();
  });

  it.each(targets)("answers GET %s as Express does", async (target) => {
    const requests = [[], ...headers].flatMap((lines) =>
      onBothConnections("GET", target, lines),
    );
    expect(await findDifferences(both, requests)).toEqual([]);
  });

  it.each(odd)("answers the odd target %s as Express does", async (target) => {
    const requests = ["GET", "HEAD"].flatMap((method) =>
      onBothConnections(method, target, ["Accept-Encoding: br"]),
    );
    expect(await findDifferences(both, requests)).toEqual([]);
  });

  it.each(["HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "answers %s as Express does",
    async (method) => {
      const requests = targets.flatMap((target) =>
        onBothConnections(method, target),
      );
      expect(await findDifferences(both, requests)).toEqual([]);
    },
  );

  it.each(["HTTP/1.0", "HTTP/1.1"])(
    "keeps and closes connections of %s as Express does",
    async (version) => {
      const start = `GET /blog ${version}\r\nHost: a\r\n`;
      const kept = `${start}Connection: keep-alive\r\n\r\n`;
      const closed = `${start}Connection: close\r\n\r\n`;
      const requests = [closed, `${kept}${kept}${closed}`];
      expect(await findDifferences(both, requests)).toEqual([]);
    },
  );

  it.each([
    "Content-Length: 5\r\n\r\nhello",
    "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n",
  ])("ignores the body %j of a GET as Express does", async (body) => {
    const request = `GET /blog HTTP/1.1\r\nHost: a\r\n${body}${last}`;
    expect(await findDifferences(both, [request])).toEqual([]);
  });

  it.each(["br", "gzip", "identity"])(
    "compares tags of %s as Express does",
    async (encoding) => {
      const accept = `Accept-Encoding: ${encoding}`;
      for (const target of targets) {
        const [text = ""] = onBothConnections("GET", target, [accept]);
        const tag = /^ETag: (.*)\r$/mu.exec(await send(both.front, text))?.[1];
        const known = [accept, `If-None-Match: ${tag}`];
        const requests = [
          ...onBothConnections("GET", target, known),
          ...onBothConnections("HEAD", target, known),
          ...[
            // A client that has another encoding need not fetch it again.
            [`If-None-Match: ${tag}`],
            [accept, `If-None-Match: W/${tag}`],
            [accept, `If-None-Match: "x", ${tag}`],
            [accept, 'If-None-Match: "other"'],
            [...known, "Cache-Control: no-cache"],
            [...known, "Range: bytes=0-1"],
          ].map((lines) => format("GET", target, [...lines, CLOSE])),
        ];
        expect(await findDifferences(both, requests)).toEqual([]);
        expect(await send(both.front, requests[0] ?? "")).toMatch(
          /^HTTP\/1\.1 304 /u,
        );
      }
    },
  );

  it.each(["br", "gzip"])(
    "answers If-Match in %s as RFC 9110 asks",
    async (encoding) => {
      const accept = `Accept-Encoding: ${encoding}`;
      for (const target of targets) {
        const [text = ""] = onBothConnections("GET", target, [accept]);
        const tag = /^ETag: (.*)\r$/mu.exec(await send(both.front, text))?.[1];
        const statusOf = async (method: string, ...lines: string[]) => {
          const requests = onBothConnections(method, target, [
            accept,
            ...lines,
          ]);
          expect(await findDifferences(both, requests)).toEqual([]);
          const reply = await send(both.front, requests[0] ?? "");
          return Number(reply.slice("HTTP/1.1 ".length, 12));
        };
        const statuses = [
          await statusOf("GET", `If-Match: ${tag}`),
          await statusOf("GET", `If-Match: "x", ${tag}`),
          await statusOf("GET", "If-Match: *"),
          await statusOf("GET", `If-Match: ${tag}`, `If-None-Match: ${tag}`),
          await statusOf("GET", 'If-Match: "x"', `If-None-Match: ${tag}`),
          await statusOf("HEAD", 'If-Match: "x"'),
        ];
        expect([target, ...statuses]).toEqual([
          target,
          200,
          200,
          200,
          304,
          412,
          412,
        ]);
      }
    },
  );
});

/** The log lines and metrics of the requests. */
async function record({ get, log }: TestApp) {
  const lines = log.lines.map(({ level, message, fields }) => ({
    level,
    message,
    ...fields,
    ms: typeof fields["ms"],
    requestId: typeof fields["requestId"],
    error: undefined,
  }));
  return { lines, metrics: await (await get("/metrics")).text() };
}

describe("what operators see of the cache in front of Express", () => {
  it("is the same as without it", async () => {
    const both = await startBoth();
    for (const target of [...targets, ...odd, ...targets])
      for (const method of ["GET", "HEAD", "POST"])
        for (const accept of ["*/*", "text/markdown"])
          for (const app of [both.front, both.express])
            await send(
              app,
              format(method, target, [`Accept: ${accept}`, CLOSE]),
            );
    const front = await record(both.front);
    const express = await record(both.express);
    await both.front.close();
    await both.express.close();
    expect(front.lines).toEqual(express.lines);
    expect(front.lines.length).toBeGreaterThan(200);
    const requests = /^http_requests_total.*$/gmu;
    expect(front.metrics.match(requests)).toEqual(
      express.metrics.match(requests),
    );
    expect(front.metrics).toMatch(/^page_cache_total\{outcome="hit"\} \d{2}/mu);
  });
});
