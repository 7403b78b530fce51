/** The part of a reply that visitors and caches see. */
export interface Reply {
  status: number;
  headers: string;
  text: string;
}

/** Headers that differ between replies, for any content. */
const CHANGING = new Set([
  "date",
  "x-request-id",
  "connection",
  "keep-alive",
  "cache-control",
]);

/** The page of a missing post says when it was asked for, and these headers change with it. */
const OF_MOMENT = /^(?:etag|content-length)$/u;
const MOMENT = /(?<=<dd>|"time":")\d{4}-\d\d-\d\dT[\d:.]+Z/gu;

const ATTRIBUTE = /(?:href|src|action|content|url)="([^"]+)"/gu;
const ADDRESS = /https?:\/\/[^\s"'<>\\)\]]+/gu;

export async function ask(origin: string, path: string): Promise<Reply> {
  const response = await fetch(`${origin}${path}`, { redirect: "manual" });
  const headers = [...response.headers]
    .filter(([name]) => !CHANGING.has(name))
    .filter(([name]) => response.status !== 404 || !OF_MOMENT.test(name))
    .map(([name, value]) => `${name}: ${value}`);
  return {
    status: response.status,
    headers: headers.join("\n"),
    text: (await response.text()).replaceAll(MOMENT, ""),
  };
}

/** All addresses of the site in a reply, without fragments. */
function findAddresses({ headers, text }: Reply, siteUrl: string): string[] {
  const named = [
    ...(/^location: (.+)$/mu.exec(headers)?.slice(1) ?? []),
    ...Array.from(text.matchAll(ATTRIBUTE), ([, value = ""]) => value),
    ...(text.match(ADDRESS) ?? []),
  ];
  return named.flatMap((value) => {
    if (!/^(?:\/|https?:)/u.test(value)) return [];
    const url = URL.parse(value.replaceAll("&amp;", "&"), siteUrl);
    return url?.origin === siteUrl ? `${url.pathname}${url.search}` : [];
  });
}

/**
 * Requests the given addresses and all that the replies link to.
 * @param origin the server's local origin
 * @param siteUrl the origin that the site uses for itself
 */
export async function crawl(
  origin: string,
  siteUrl: string,
  start: readonly string[],
): Promise<Map<string, Reply>> {
  const replies = new Map<string, Reply>();
  const waiting = new Set(start);
  for (const path of waiting) {
    const reply = await ask(origin, path);
    replies.set(path, reply);
    for (const found of findAddresses(reply, siteUrl)) waiting.add(found);
  }
  return replies;
}
