import * as z from "zod/mini";
import { withBuiltServer, type BuiltServer } from "../built-server.ts";
import { runLoad, type LoadOptions, type LoadResult } from "../load.ts";
import type { Options } from "../options.ts";
import type { Findings } from "../suite.ts";
import { formatNumber, type Table } from "../table.ts";

const PAGE = "/";
const WARM_UP = { requests: 300, seconds: 2 };
/** Longer than the server waits before it compresses a page well. */
const IDLE_MS = 1500;

interface Target extends Pick<LoadOptions, "path" | "headers" | "status"> {
  name: string;
}

type Figures = LoadResult & { cpuMsPerRequest: number };

const blogList = z.object({
  posts: z.array(z.object({ slug: z.string() })),
});

/** The requests to measure. ETag, slug and file name come from the server. */
async function chooseTargets(address: URL): Promise<Target[]> {
  const br = { "Accept-Encoding": "br" };
  const json = { ...br, Accept: "application/json" };
  await fetch(new URL(PAGE, address), { headers: br });
  await new Promise((done) => setTimeout(done, IDLE_MS));
  const page = await fetch(new URL(PAGE, address), { headers: br });
  const asset = /"(\/assets\/[^"]+\.js)"/u.exec(await page.text())?.[1];
  const list = await fetch(new URL("/api/blog", address));
  const slug = blogList.parse(await list.json()).posts[0]?.slug;
  const tag = page.headers.get("etag");
  if (asset === undefined || slug === undefined || tag === null)
    throw new Error(
      "The home page has no script or no ETag, or the blog has no post.",
    );
  return [
    { name: "page, cached, br", path: PAGE, headers: br, status: 200 },
    {
      name: "page, If-None-Match",
      path: PAGE,
      headers: { ...br, "If-None-Match": tag },
      status: 304,
    },
    { name: "/api/blog", path: "/api/blog", headers: json, status: 200 },
    {
      name: "/api/blog/{slug}",
      path: `/api/blog/${slug}`,
      headers: json,
      status: 200,
    },
    { name: "hashed asset, br", path: asset, headers: br, status: 200 },
    { name: "unknown path", path: "/no-such-page", headers: br, status: 404 },
  ];
}

async function measure(
  server: BuiltServer,
  target: Target,
  options: Options,
): Promise<Figures> {
  const { address } = server;
  const { connections, requests, seconds } = options;
  await runLoad({ address, ...target, connections, ...WARM_UP });
  const before = await server.usage();
  const result = await runLoad({
    address,
    ...target,
    connections,
    requests,
    seconds,
  });
  const after = await server.usage();
  return {
    ...result,
    cpuMsPerRequest: (after.cpuMs - before.cpuMs) / result.requests,
  };
}

function toTable(found: ReadonlyMap<string, Figures>, options: Options): Table {
  return {
    title: `serve: ${options.connections} connections on the loopback`,
    columns: [
      "request",
      "a second",
      "p50 ms",
      "p99 ms",
      "server CPU ms",
      "requests",
    ],
    rows: [...found].map(([name, figures]) => [
      name,
      formatNumber(figures.perSecond),
      formatNumber(figures.p50Ms),
      formatNumber(figures.p99Ms),
      figures.cpuMsPerRequest.toFixed(3),
      String(figures.requests),
    ]),
  };
}

/** Measures how many requests the built server answers, and how fast, with the client on the same machine. */
export async function serve(options: Options): Promise<Findings> {
  return withBuiltServer(async (server) => {
    const found = new Map<string, Figures>();
    for (const target of await chooseTargets(server.address))
      found.set(target.name, await measure(server, target, options));
    const { peakMb } = await server.usage();
    const { startMs } = server;
    const table = toTable(found, options);
    const note = `Started in ${formatNumber(startMs)} ms; held ${formatNumber(peakMb)} MB at most.`;
    return {
      tables: [{ ...table, notes: [note] }],
      figures: { startMs, peakMb, targets: Object.fromEntries(found) },
    };
  });
}
