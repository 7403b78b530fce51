import type { CrawledRedirect } from "./crawl.ts";
import { toFilePath } from "./export-addresses.ts";

/** The headers that the server sends with a document or a file. */
export interface SentHeaders {
  path: string;
  headers: Headers;
}

/** The headers that a file host must send. It sets the others by itself, or they belong to a single reply. */
const KEPT = [
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
  "Permissions-Policy",
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Strict-Transport-Security",
  "Cross-Origin-Resource-Policy",
  "Cache-Control",
];

/**
 * A policy that allows everything that any of the policies allows. Each page contains its own policy, and both apply.
 */
export function joinPolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split("; "))) {
    const [name = "", ...sources] = directive.split(" ");
    const known = directives.get(name) ?? new Set<string>();
    directives.set(name, known.union(new Set(sources)));
  }
  return [...directives]
    .map(([name, sources]) => {
      const allowed = [...sources].filter(
        (source) => sources.size === 1 || source !== "'none'",
      );
      return [name, ...allowed].join(" ");
    })
    .join("; ");
}

/** The value of a header if it is the same for all of these. */
function sharedValue(sent: readonly SentHeaders[], name: string) {
  const values = new Set(sent.map(({ headers }) => headers.get(name)));
  const [value] = values;
  return values.size === 1 ? value : undefined;
}

function formatRule(pattern: string, lines: readonly string[]): string {
  return [pattern, ...lines.map((line) => `  ${line}`), ""].join("\n");
}

/**
 * Formats the file `_headers`. Hosts join the values if rules overlap in a header. Therefore headers with the same
 * value everywhere are set for all paths, and the rest for the first segment of the path.
 */
export function formatHeaders(
  sent: readonly SentHeaders[],
  policy: string,
  { isIndexed }: { isIndexed: boolean },
): string {
  const common = KEPT.filter((name) => sharedValue(sent, name));
  const toLines = (group: readonly SentHeaders[], names: readonly string[]) =>
    names.flatMap((name) => {
      const value = sharedValue(group, name);
      return value ? `${name}: ${value}` : [];
    });
  const rest = KEPT.filter((name) => !common.includes(name));
  const groups = Map.groupBy(sent, ({ path }) => path.split("/", 2)[1] ?? "");
  const rules = [...groups].toSorted().flatMap(([segment, group]) => {
    const lines = toLines(group, rest);
    const patterns = [
      ...(group.some(({ path }) => path === `/${segment}`)
        ? [`/${segment}`]
        : []),
      ...(group.some(({ path }) => path.startsWith(`/${segment}/`))
        ? [`/${segment}/*`]
        : []),
    ];
    return lines.length === 0
      ? []
      : patterns.map((pattern) => formatRule(pattern, lines));
  });
  const everywhere = [
    `Content-Security-Policy: ${policy}`,
    ...toLines(sent, common),
    ...(isIndexed ? [] : ["X-Robots-Tag: noindex"]),
  ];
  return [formatRule("/*", everywhere), ...rules].join("\n");
}

/** Formats the file `_redirects`: old addresses with and without a trailing slash. */
export function formatRedirects(redirects: readonly CrawledRedirect[]): string {
  return redirects
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .flatMap(({ from, to, status }) =>
      [from, `${from}/`].map((path) => `${path} ${toFilePath(to)} ${status}\n`),
    )
    .join("");
}

/** A page for hosts that do not read `_redirects`. */
export function renderRedirectPage(to: string, siteUrl: string): string {
  const target = toFilePath(to).replaceAll('"', "&quot;");
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${siteUrl}${target}"></head>`,
    `<body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`,
  ].join("");
}
