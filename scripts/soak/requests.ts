import type { Random } from "../../bench/random.ts";
import type { Ask } from "./send.ts";

/** A request, and the statuses that count as success. */
export interface Expected extends Ask {
  kind: string;
  statuses: readonly number[];
}

/** Addresses of the site: pages from its sitemap, and assets from its home page. */
export interface Addresses {
  pages: readonly [string, ...string[]];
  assets: readonly [string, ...string[]];
}

const OK = [200, 304];
const words = [
  "csv",
  "intent",
  "lead",
  "outreach",
  "api",
  "xylophone",
] as const;
const encodings = [
  "br",
  "gzip, deflate, br, zstd",
  "gzip",
  "identity",
] as const;

type Make = (random: Random, addresses: Addresses) => Expected;

const readPage: Make = (random, { pages }) => ({
  kind: "page",
  path: random.pick(pages),
  headers: { "Accept-Encoding": random.pick(encodings) },
  statuses: OK,
});

/** The percentage of each kind of request. The rest are pages. */
const mix: readonly (readonly [share: number, make: Make])[] = [
  [
    10,
    (random, { assets }) => ({
      kind: "asset",
      path: random.pick(assets),
      statuses: OK,
    }),
  ],
  [
    8,
    (random, { pages }) => ({
      kind: "page past the cache",
      path: `${random.pick(pages)}?_=${random.below(1e9)}`,
      statuses: OK,
    }),
  ],
  [
    8,
    (random) => ({
      kind: "missing page",
      path: `/${random.pick(["", "blog/", "guides/"])}no-${random.below(1e9)}`,
      statuses: [404],
    }),
  ],
  [
    8,
    (random) => ({
      kind: "list of the API",
      path: `/api/blog?limit=${1 + random.below(24)}`,
      statuses: OK,
    }),
  ],
  [
    4,
    (random) => ({
      kind: "search",
      path: `${random.pick(["/search", "/api/search"])}?q=${random.pick(words)}+${random.below(1000)}`,
      statuses: OK,
    }),
  ],
  [
    4,
    (random) => ({
      kind: "document",
      path: random.pick([
        "/sitemap.xml",
        "/rss.xml",
        "/feed.json",
        "/llms.txt",
        "/robots.txt",
        "/pricing.md",
      ]),
      statuses: OK,
    }),
  ],
  [
    3,
    (random) => ({
      kind: "old address",
      path: random.pick(["/Blog", "/blog/", "/demo", "//pricing"]),
      statuses: [301, 302, 308],
    }),
  ],
  [
    2,
    (random, { pages }) => ({
      kind: "head",
      method: "HEAD",
      path: random.pick(pages),
      statuses: OK,
    }),
  ],
  [
    1,
    () => ({
      kind: "faulty form",
      method: "POST",
      path: "/api/contact-us",
      headers: { "Content-Type": "application/json" },
      body: '{"name":"","email":"nobody"}',
      // After twenty requests, a client is asked to wait.
      statuses: [422, 429],
    }),
  ],
  [
    1,
    () => ({
      kind: "faulty address",
      path: "/%E2%80%A8/..%2f",
      statuses: [400, 404],
    }),
  ],
];

/** A random next request of a visitor. */
export function drawRequest(random: Random, addresses: Addresses): Expected {
  let at = random.below(100);
  for (const [share, make] of mix) {
    if (at < share) return make(random, addresses);
    at -= share;
  }
  return readPage(random, addresses);
}

async function read(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** All pages of the sitemap, and the files of the home page. */
export async function readAddresses(origin: string): Promise<Addresses> {
  const sitemap = await read(`${origin}/sitemap.xml`);
  const home = await read(origin);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/gu)].map(
    ([, loc = ""]) => new URL(loc).pathname,
  );
  const assets = [...home.matchAll(/"(\/assets\/[^"#\s]+)/gu)].map(
    ([, path = ""]) => path,
  );
  return { pages: ["/", ...pages], assets: ["/favicon.svg", ...assets] };
}
