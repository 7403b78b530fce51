import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createAsker } from "./ask-address.ts";

interface Site {
  origin: string;
  /** `METHOD /path` of each request, in order. */
  requests: string[];
  /** The waiting times, in milliseconds. */
  breaks: number[];
  ask: ReturnType<typeof createAsker>;
}

const statusOf = /^\/(?<status>\d{3})(?:-(?<rest>.*))?$/u;

/** `/404` answers 404, `/302-gone` redirects to `/gone`. */
const byPath: RequestListener = ({ url = "" }, response) => {
  const { rest = "", status = "200" } = statusOf.exec(url)?.groups ?? {};
  response.writeHead(Number(status), rest === "" ? {} : { location: rest });
  response.end();
};

async function startSite(
  answer: RequestListener = byPath,
  options: { timeoutMs?: number; allowPrivate?: boolean } = {},
): Promise<Site> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const breaks: number[] = [];
  const ask = createAsker({
    allowPrivate: true,
    env: {},
    signal: new AbortController().signal,
    timeoutMs: 10_000,
    userAgent: "link-check",
    wait: async (ms) => void breaks.push(ms),
    ...options,
  });
  return { origin: `http://127.0.0.1:${port}`, requests, breaks, ask };
}

test("sends only HEAD, with its name, if the page exists", async () => {
  const agents: unknown[] = [];
  const { ask, origin, requests } = await startSite(({ headers }, response) => {
    agents.push(headers["user-agent"]);
    response.end();
  });
  expect(await ask(new URL(`${origin}/a?b=c`))).toEqual({ kind: "found" });
  expect(requests).toEqual(["HEAD /a?b=c"]);
  expect(agents).toEqual(["link-check"]);
});

test.for([403, 404, 405, 500, 501])(
  "asks again with GET where HEAD brings %s",
  async (status) => {
    const { ask, origin, requests } = await startSite((request, response) => {
      response.statusCode = request.method === "HEAD" ? status : 200;
      response.end();
    });
    expect(await ask(new URL(`${origin}/a`))).toEqual({ kind: "found" });
    expect(requests).toEqual(["HEAD /a", "GET /a"]);
  },
);

test.for([
  [404, "dead", "answers 404 (Not Found)"],
  [410, "dead", "answers 410 (Gone)"],
  [403, "unknown", "answers 403 (Forbidden)"],
  [500, "unknown", "answers 500 (Internal Server Error)"],
  [999, "unknown", "answers 999"],
] as const)("judges the status %s as %s", async ([status, kind, why]) => {
  const { ask, origin } = await startSite();
  expect(await ask(new URL(`${origin}/${status}`))).toEqual({ kind, why });
});

test.for<[from: string, to: string]>([
  ["/301-/new", "/new"],
  ["/308-/new", "/new"],
  ["/301-/308-/new", "/new"],
  // Only the leading permanent redirects give the new address.
  ["/301-/302-/new", "/302-/new"],
])("suggests where %s has moved for good", async ([from, to]) => {
  const { ask, origin } = await startSite();
  expect(await ask(new URL(`${origin}${from}`))).toEqual({
    kind: "found",
    moved: `${origin}${to}`,
  });
});

test.for(["/302-/new", "/303-/new", "/307-/new", "/302-/301-/new"])(
  "suggests nothing where %s redirects for the time being",
  async (path) => {
    const { ask, origin } = await startSite();
    expect(await ask(new URL(`${origin}${path}`))).toEqual({ kind: "found" });
  },
);

test("reports the end of a redirect that is gone", async () => {
  const { ask, origin } = await startSite();
  const answer = await ask(new URL(`${origin}/301-/404`));
  const why = `redirects to ${origin}/404, which answers 404 (Not Found)`;
  expect(answer).toEqual({ kind: "dead", why });
});

test.for<[what: string, path: string, why: string]>([
  ["a circle", "/302-/302-back", "redirects in a circle"],
  ["no web address", "/302-ftp://a.example/", "not a web address"],
  ["nonsense", "/302-http://", "not a web address"],
])("stops at a redirect to %s", async ([, path, why]) => {
  const { ask, origin } = await startSite(({ url = "" }, response) => {
    const back = url === "/302-back";
    const [, location = ""] = /^\/302-(.*)$/u.exec(url) ?? [];
    response.writeHead(302, { location: back ? "/302-/302-back" : location });
    response.end();
  });
  const answer = await ask(new URL(`${origin}${path}`));
  expect(answer).toMatchObject({
    kind: "unknown",
    why: expect.stringContaining(why),
  });
});

test("stops after ten redirects", async () => {
  const { ask, origin, requests } = await startSite(({ url }, response) => {
    response.writeHead(302, { location: `${url}x` });
    response.end();
  });
  const answer = await ask(new URL(`${origin}/x`));
  expect(answer.kind).toBe("unknown");
  expect(requests).toHaveLength(11);
});

test.for([429, 503])(
  "waits once for a server that answers %s",
  async (status) => {
    let isBusy = true;
    const { ask, breaks, origin } = await startSite((_, response) => {
      response.writeHead(isBusy ? status : 200, { "retry-after": "7" });
      isBusy = false;
      response.end();
    });
    expect(await ask(new URL(`${origin}/a`))).toEqual({ kind: "found" });
    expect(breaks).toEqual([7000]);
  },
);

test.for([
  ["in seconds", "3600"],
  ["as a date", "Fri, 31 Dec 2100 23:59:59 GMT"],
])(
  "leaves a server alone that asks for a long break %s",
  async ([, retryAfter]) => {
    const { ask, breaks, origin, requests } = await startSite((_, response) => {
      response.writeHead(429, { "retry-after": retryAfter });
      response.end();
    });
    const why = "answers 429 (Too Many Requests)";
    const unasked = `was not asked, because its host ${why}`;
    for (const expected of [why, why, why, unasked, unasked])
      expect(await ask(new URL(`${origin}/a`))).toEqual({
        kind: "unknown",
        why: expected,
      });
    expect(requests).toEqual(["HEAD /a", "HEAD /a", "HEAD /a"]);
    expect(breaks).toEqual([500, 500, 500, 500]);
  },
);

test("gives up on a server that does not answer in time", async () => {
  const { ask, origin } = await startSite(() => {}, { timeoutMs: 50 });
  expect(await ask(new URL(`${origin}/a`))).toEqual({
    kind: "unknown",
    why: "has not answered within 0.05 s",
  });
});

test("reads no body, however slow or long it is", async () => {
  let sent = 0;
  const { ask, origin } = await startSite((request, response) => {
    if (request.method === "HEAD") response.statusCode = 405;
    if (request.method === "HEAD") return void response.end();
    const chunk = "x".repeat(65_536);
    const send = () => {
      while (!response.destroyed && response.write(chunk)) sent++;
    };
    response.on("drain", send);
    send();
  });
  expect(await ask(new URL(`${origin}/a`))).toEqual({ kind: "found" });
  expect(sent * 65_536).toBeLessThan(50_000_000);
});

test("asks a host that refuses connections only once", async () => {
  const { ask, breaks } = await startSite();
  for (const path of ["a", "b"])
    expect(await ask(new URL(`http://127.0.0.1:1/${path}`))).toEqual({
      kind: "dead",
      why: "leads nowhere: the host refuses connections",
    });
  // The pause between the two addresses.
  expect(breaks).toEqual([500]);
});

test("reports a host that has no address", async () => {
  const { ask } = await startSite();
  const answer = await ask(new URL("http://nowhere.invalid/"));
  expect(answer.kind).not.toBe("found");
});

test("asks nobody in a private network without permission", async () => {
  const { ask, origin, requests } = await startSite(byPath, {
    allowPrivate: false,
  });
  const url = new URL(origin);
  url.hostname = "localhost";
  expect(await ask(url)).toEqual({
    kind: "unknown",
    why: "is in a private network",
  });
  expect(requests).toEqual([]);
});

test("asks one address of a host at a time, with a pause between them", async () => {
  let open = 0;
  let most = 0;
  const { ask, breaks, origin } = await startSite((_, response) => {
    most = Math.max(most, ++open);
    setImmediate(() => {
      open--;
      response.end();
    });
  });
  await Promise.all(
    ["/a", "/b", "/c"].map((path) => ask(new URL(path, origin))),
  );
  expect(most).toBe(1);
  expect(breaks).toEqual([500, 500]);
});
