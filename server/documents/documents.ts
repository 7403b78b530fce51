import { documentTable, feedFiles } from "#routes";
import type { OpenChannel } from "../feeds/channel.ts";
import {
  openBlogChannel,
  openCategoryChannel,
  openChangelogChannel,
} from "../feeds/channels.ts";
import { createFeed } from "../feeds/render-feed.ts";
import type { DocumentRequest, RenderDocument } from "../document.ts";
import { renderLlms } from "./llms.ts";
import { renderManifest } from "./manifest.ts";
import { renderRobots } from "./robots.ts";
import { renderSecurity } from "./security.ts";
import { sitemaps } from "./sitemap.ts";

const single = new Map<string, RenderDocument>([
  ["/robots.txt", renderRobots],
  ["/llms.txt", renderLlms],
  ["/manifest.webmanifest", renderManifest],
  ["/.well-known/security.txt", renderSecurity],
  ...sitemaps,
]);

/** The channels of feeds, by the folder of their files. */
const channels = new Map<string, OpenChannel>([
  ["", openBlogChannel],
  ["/blog/category/:category", openCategoryChannel],
  ["/changelog", openChangelogChannel],
]);

/** Addresses at which people and feed readers expect the feed of the blog. */
export const documentRedirects: Readonly<Record<string, string>> = {
  "/feed": "/rss.xml",
  "/feed.xml": "/rss.xml",
  "/rss": "/rss.xml",
};

function renderOf(path: string): RenderDocument {
  const own = single.get(path);
  if (own) return own;
  const file = feedFiles.find((name) => path.endsWith(`/${name}`));
  const open = channels.get(path.slice(0, path.lastIndexOf("/")));
  if (!file || !open)
    throw new Error(`Nothing makes the document ${path} of the route table.`);
  return createFeed(file, open);
}

function toPattern(path: string): RegExp {
  const segments = path
    .split("/")
    .map((segment) =>
      segment.startsWith(":")
        ? `(?<${segment.slice(1)}>[^/]+)`
        : RegExp.escape(segment),
    );
  return new RegExp(`^${segments.join("/")}$`, "u");
}

/**
 * The address patterns of all documents. Parts of the sitemap are not in the route table, because no link leads to
 * them.
 */
export const documentPaths: readonly string[] = [
  ...new Set([...documentTable, ...single.keys()]),
];

const documents = documentPaths.map((path) => ({
  pattern: toPattern(path),
  render: renderOf(path),
}));

function decodeAll(groups: Record<string, string> = {}) {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  );
}

/** The renderer of the document at a canonical path. Undefined if there is none. */
export function findDocument(
  path: string,
):
  | ((
      request: Omit<DocumentRequest, "path" | "params">,
    ) => ReturnType<RenderDocument>)
  | undefined {
  for (const { pattern, render } of documents) {
    const match = pattern.exec(path);
    if (match)
      return (request) =>
        render({ ...request, path, params: decodeAll(match.groups) });
  }
  return undefined;
}
