import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../bench/random.ts";

/** The results of the visitors. */
export interface Seen {
  sent: number;
  /** Requests whose reply a visitor would not accept. */
  failures: string[];
  /** Mail addresses of the forms that the site confirmed as stored, each with the kind of form. */
  accepted: Map<string, string>;
}

interface Ask {
  path: string;
  /** The statuses that count as success. */
  statuses?: readonly number[];
  headers?: Readonly<Record<string, string>>;
  /** Makes it a post. */
  body?: string;
}

/** A page or another document, past the cache or through it. */
function drawRequest(
  random: Random,
  pages: readonly [string, ...string[]],
): Ask {
  const page = random.pick(pages);
  return random.pick<Ask>([
    { path: page, headers: { "Accept-Encoding": "br" } },
    { path: page },
    { path: `${page}?_=${random.below(1e9)}` },
    { path: `/search?q=lead+${random.below(1000)}` },
    { path: `/api/blog?limit=${1 + random.below(24)}` },
    { path: random.pick(["/sitemap.xml", "/rss.xml", "/pricing.md"]) },
    { path: `/blog/no-${random.below(1e9)}`, statuses: [404] },
  ]);
}

/** A form as the site's script sends it, or as a browser without script does. */
function toForm(email: string, hasScript: boolean, isLetter: boolean): Ask {
  const fields = isLetter
    ? { name: "Ada", email, subject: "A question", message: `From ${email}` }
    : { email };
  const type = hasScript ? "json" : "x-www-form-urlencoded";
  return {
    path: isLetter ? "/api/contact-us" : "/api/newsletter",
    headers: {
      "Content-Type": `application/${type}`,
      "Sec-Fetch-Site": "same-origin",
      Accept: hasScript ? "application/json" : "text/html",
      ...(hasScript && { "Idempotency-Key": email }),
    },
    body: hasScript
      ? JSON.stringify(fields)
      : new URLSearchParams(fields).toString(),
  };
}

interface VisitOptions {
  port: number;
  pages: readonly [string, ...string[]];
  seen: Seen;
  isOver: () => boolean;
}

/** One visitor: requests, and forms, which are sent again while the site refuses them with 503. */
async function visit(
  visitor: number,
  { port, pages, seen, isOver }: VisitOptions,
): Promise<void> {
  const random = createRandom(visitor);
  // An address of its own, so that the limits for each client need not change.
  const client = { "X-Forwarded-For": `10.${visitor >> 8}.${visitor & 255}.1` };
  async function ask({ path, statuses = [200], headers, body }: Ask) {
    seen.sent += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { ...client, ...headers },
        ...(body !== undefined && { method: "POST", body }),
        signal: AbortSignal.timeout(60_000),
      });
      await response.arrayBuffer();
      const { status } = response;
      if (!statuses.includes(status)) seen.failures.push(`${path}: ${status}`);
      return status;
    } catch (error) {
      seen.failures.push(`${path}: ${String(error)}`);
      return 0;
    }
  }
  for (let at = 0; at < 100 && !isOver(); at += 1) {
    await ask(drawRequest(random, pages));
    if (random.below(20) > 0) continue;
    const email = `visitor-${visitor}-${at}@example.com`;
    const form = toForm(email, random.below(2) > 0, random.below(3) > 0);
    let status = 503;
    for (let tries = 0; status === 503 && tries < 30; tries += 1) {
      if (tries > 0) await sleep(2000);
      status = await ask({ ...form, statuses: [200, 503] });
    }
    if (status === 200) seen.accepted.set(email, form.path);
    else seen.failures.push(`${email} was never accepted`);
  }
}

/** Comes as one visitor after another, until `isOver`. */
export async function visitAgain(
  first: number,
  options: VisitOptions,
): Promise<void> {
  for (let visitor = first; !options.isOver(); visitor += 100)
    await visit(visitor, options);
}
