import * as z from "zod/mini";
import { withBuiltServer } from "../built-server.ts";
import { runLoad, type LoadOptions, type LoadResult } from "../load.ts";
import { startServer, type MeasuredServer } from "../measured-server.ts";
import type { Options } from "../options.ts";
import type { Findings } from "../suite.ts";
import { median } from "../statistics.ts";
import { formatNumber, formatRatio, type Table } from "../table.ts";

const PAGE = "/";
const WARM_UP = { requests: 20_000, seconds: 5 };
/** Longer than the server waits before it starts the best compression. */
const IDLE_MS = 1500;

interface Target extends Pick<LoadOptions, "path" | "headers" | "status"> {
  name: string;
}

/** The cost of one kind of request, as medians of the runs. */
interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerRequest: number;
  runs: (LoadResult & { cpuMs: number })[];
}

/** The site, and a plain Node server with the same answers in memory. */
interface Pair {
  site: Figures;
  plain: Figures;
}

const blogList = z.object({
  posts: z.array(z.object({ slug: z.string() })),
});

/** The requests to measure. ETag, slug and file name come from the server. */
async function chooseTargets(address: URL): Promise<Target[]> {
  const br = { "Accept-Encoding": "br" };
  const json = { ...br, Accept: "application/json" };
  for (const _ of [1, 2])
    await (await fetch(new URL(PAGE, address), { headers: br })).text();
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
    { name: "page, br", path: PAGE, headers: br, status: 200 },
    {
      name: "page, If-None-Match",
      path: PAGE,
      headers: { ...br, "If-None-Match": tag },
      status: 304,
    },
    { name: "post, br", path: `/blog/${slug}`, headers: br, status: 200 },
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

async function measureOnce(
  server: MeasuredServer,
  target: Target,
  { connections, requests, seconds, runs }: Options,
): Promise<LoadResult & { cpuMs: number }> {
  const { address } = server;
  const before = await server.usage();
  const result = await runLoad({
    address,
    ...target,
    connections,
    requests: Math.ceil(requests / runs),
    seconds,
  });
  const after = await server.usage();
  return { ...result, cpuMs: after.cpuMs - before.cpuMs };
}

function summarize(runs: Figures["runs"]): Figures {
  const of = (read: (run: Figures["runs"][number]) => number) =>
    median(runs.map(read));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    cpuMsPerRequest: of(({ cpuMs, requests }) => cpuMs / requests),
    runs,
  };
}

/** Measures both servers alternately, so that changes of the machine's load affect both. */
async function measurePair(
  site: MeasuredServer,
  plain: MeasuredServer,
  target: Target,
  options: Options,
): Promise<Pair> {
  const { connections } = options;
  const inMemory = target.status === 404 ? { ...target, path: "/" } : target;
  const status = inMemory === target ? target.status : 200;
  const plainTarget = { ...inMemory, status };
  const found: { site: Figures["runs"]; plain: Figures["runs"] } = {
    site: [],
    plain: [],
  };
  for (const [{ address }, asked] of [
    [site, target],
    [plain, plainTarget],
  ] as const)
    await runLoad({ address, ...asked, connections, ...WARM_UP });
  for (let run = 0; run < options.runs; run += 1) {
    found.plain.push(await measureOnce(plain, plainTarget, options));
    found.site.push(await measureOnce(site, target, options));
  }
  return { site: summarize(found.site), plain: summarize(found.plain) };
}

function toTable(found: ReadonlyMap<string, Pair>, options: Options): Table {
  return {
    title: `serve: ${options.connections} connections on the loopback`,
    columns: [
      "request",
      "x node:http",
      "server CPU ms",
      "a second",
      "p50 ms",
      "p99 ms",
      "x its p99",
    ],
    rows: [...found].map(([name, { site, plain }]) => [
      name,
      formatRatio(plain.cpuMsPerRequest / site.cpuMsPerRequest),
      site.cpuMsPerRequest.toFixed(4),
      formatNumber(site.perSecond),
      formatNumber(site.p50Ms),
      formatNumber(site.p99Ms),
      formatRatio(site.p99Ms / plain.p99Ms),
    ]),
  };
}

/** Measures how many requests the built server answers, and how fast, with the client on the same machine. */
export async function serve(options: Options): Promise<Findings> {
  return withBuiltServer(async (server) => {
    const targets = await chooseTargets(server.address);
    const paths = targets.map(({ path }) => path);
    const plain = await startServer([
      "bench/plain-server.ts",
      server.address.href,
      ...paths,
    ]);
    try {
      const found = new Map<string, Pair>();
      for (const target of targets)
        found.set(
          target.name,
          await measurePair(server, plain, target, options),
        );
      const { peakMb } = await server.usage();
      const { startMs } = server;
      const table = toTable(found, options);
      const notes = [
        "x node:http: requests a second of processor time, as a share of those of Node's own server with the same bodies.",
        `Started in ${formatNumber(startMs)} ms. Peak memory: ${formatNumber(peakMb)} MB.`,
      ];
      return {
        tables: [{ ...table, notes }],
        figures: { startMs, peakMb, targets: Object.fromEntries(found) },
      };
    } finally {
      await plain.stop();
    }
  });
}
