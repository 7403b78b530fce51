import { posix } from "node:path";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import { findConfiguration } from "../project/find-configuration.ts";
import type { Project } from "../project/open-project.ts";
import { isCall, readProgram } from "../project/read-program.ts";
import {
  foldersOf,
  isIn,
  isOutside,
  servedAt,
  sourcesWithin,
  type ContentSource,
  type ForeignSite,
  type SiteRedirect,
} from "./dialect.ts";

export const ASTRO_CONFIG = /^astro\.config\.(?:js|ts|mjs|cjs|mts)$/u;

/** Pages of a list, a tag or a year name entries too, but do not show them. */
const LISTING = /page$|tag|categor|topic|author|year|month|lang|locale/iu;

/** What the configuration of Astro says, and that of its collections: where each lies, and which files it takes. */
export function readAstroSite(project: Project): ForeignSite {
  const { config, path, root } = findConfiguration(project, ASTRO_CONFIG);
  const routes = readRoutes(project, root);
  const sources = sourcesWithin(project, [
    ...readCollections(project, root, routes),
    {
      folder: posix.join(root, "src/pages"),
      kind: "page",
      route: "",
    },
    // Texts of a collection that no configuration names are in a folder of its name.
    {
      folder: posix.join(root, "src/content"),
      kind: "page",
      route: "",
    },
  ]);
  const starlight = listOf(valueAt(config, "integrations"))
    .filter(isCall)
    .flatMap(({ given }) => textOf(valueAt(given[0], "title")) ?? []);
  return {
    title: starlight[0],
    author: undefined,
    ...servedAt(valueAt(config, "site"), valueAt(config, "base")),
    values: routes,
    config: undefined,
    folder: root,
    contentFolders: foldersOf(sources, project),
    sources,
    defaults: [],
    redirects: readRedirects(config, path ?? ""),
  };
}

/** The collections of `content.config.ts`: a folder and its patterns, or the folder of its name. */
function readCollections(
  project: Project,
  root: string,
  routes: ReadonlyMap<string, string>,
): ContentSource[] {
  const path = project.files.find(
    (file) =>
      isIn(file, root) &&
      /^src\/content(?:\.|\/)config\.(?:ts|js|mjs|mts)$/u.test(
        posix.relative(root, file),
      ),
  );
  const source = path === undefined ? undefined : project.readText(path);
  const collections = readProgram(source ?? "").named("collections");
  if (!isMapping(collections)) return [];
  return Object.entries(collections).flatMap(([collection, defined]) => {
    const options = isCall(defined) ? defined.given[0] : undefined;
    const loader = valueAt(options, "loader");
    const [given] = isCall(loader) ? loader.given : [];
    const isGlob = isCall(loader) && loader.call === "glob";
    const patterns = listOf(valueAt(given, "pattern")).flatMap(
      (pattern) => textOf(pattern) ?? [],
    );
    const base = isGlob
      ? (textOf(valueAt(given, "base")) ?? ".")
      : `src/content/${collection}`;
    const folder = posix.join(root, base).replace(/\/$/u, "");
    if (isOutside(project, folder)) return [];
    return [
      {
        folder: folder === "." ? "" : folder,
        kind: "page" as const,
        route: routes.get(collection) ?? collection,
        collection,
        ...(isGlob ? { patterns } : {}),
      },
    ];
  });
}

/** A page such as src/pages/blog/[...slug].astro shows the entries of a collection at /blog/... */
function readRoutes(project: Project, root: string): Map<string, string> {
  const pages = posix.join(root, "src/pages");
  const routes = new Map<string, string>();
  for (const file of project.files) {
    const [, folder, name = ""] =
      /^((?:[^[/]+\/)*)\[([^\]]*)\]\.(?:astro|ts|js|tsx)$/u.exec(
        isIn(file, pages) ? file.slice(pages.length + 1) : "",
      ) ?? [];
    if (folder === undefined || LISTING.test(name)) continue;
    const text = project.readText(file) ?? "";
    for (const [, shown = ""] of text.matchAll(
      /getCollection\(\s*["'`]([\w-]+)["'`]/gu,
    ))
      if (!routes.has(shown)) routes.set(shown, folder.replace(/\/$/u, ""));
  }
  return routes;
}

function readRedirects(config: unknown, file: string): SiteRedirect[] {
  const redirects = valueAt(config, "redirects");
  if (!isMapping(redirects)) return [];
  return Object.entries(redirects).flatMap(([from, target]) => {
    const to = textOf(target) ?? textOf(valueAt(target, "destination"));
    return to === undefined ? [] : [{ file, from: [from], to }];
  });
}
