import { posix } from "node:path";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import { findConfiguration } from "../project/find-configuration.ts";
import type { Project } from "../project/open-project.ts";
import {
  foldersOf,
  isOutside,
  servedAt,
  sourcesWithin,
  type ContentSource,
  type ForeignSite,
  type SiteRedirect,
} from "./dialect.ts";

export const DOCUSAURUS_CONFIG =
  /^(?:docusaurus\.config\.(?:js|ts|mjs|cjs|mts|cts)|siteConfig\.js)$/u;

/** Where each kind of text lies and is shown unless a site says otherwise. */
const KINDS = {
  blog: { path: "blog", routeBasePath: "blog", kind: "post" },
  docs: { path: "docs", routeBasePath: "docs", kind: "page" },
  pages: { path: "src/pages", routeBasePath: "", kind: "page" },
} as const;
type KindName = keyof typeof KINDS;
const kindNames: readonly KindName[] = ["blog", "docs", "pages"];

/** What a configuration of Docusaurus says: its presets and plugins name the folders, and where each is shown. */
export function readDocusaurusSite(project: Project): ForeignSite {
  const { config, path, root } = findConfiguration(project, DOCUSAURUS_CONFIG);
  const isFirstVersion = path?.endsWith("siteConfig.js") ?? false;
  const sources = sourcesWithin(
    project,
    readOptions(config, isFirstVersion).flatMap(([name, options]) =>
      toSource(project, root, name, options),
    ),
  );
  return {
    title: textOf(valueAt(config, "title")),
    author: undefined,
    ...servedAt(valueAt(config, "url"), valueAt(config, "baseUrl")),
    // The first version of Docusaurus knew no MDX.
    values: new Map(isFirstVersion ? [["plain", "true"]] : []),
    config: undefined,
    folder: root,
    contentFolders: foldersOf(sources, project),
    sources,
    defaults: [],
    redirects: readRedirects(config, path ?? ""),
  };
}

/** The options of each preset and plugin that shows texts; those of the classic preset when nothing is known. */
function readOptions(
  config: unknown,
  isFirstVersion: boolean,
): [KindName, unknown][] {
  const found: [KindName, unknown][] = [];
  for (const preset of listed(config, "presets")) {
    const [label, options] = named(preset);
    if (!/classic/u.test(label) && !kindNames.some((name) => name in options))
      continue;
    for (const name of kindNames) {
      const own = valueAt(options, name);
      if (own !== false) found.push([name, own]);
    }
  }
  for (const plugin of listed(config, "plugins")) {
    const [label, options] = named(plugin);
    const name = kindNames.find((each) => label.endsWith(`content-${each}`));
    if (name !== undefined) found.push([name, options]);
  }
  const custom = textOf(valueAt(config, "customDocsPath")) ?? "docs";
  if (isFirstVersion)
    return [
      ["blog", {}],
      ["docs", { path: `../${custom}` }],
    ];
  return found.length > 0 ? found : kindNames.map((name) => [name, {}]);
}

function toSource(
  project: Project,
  root: string,
  name: KindName,
  options: unknown,
): ContentSource[] {
  const usual = KINDS[name];
  const path = textOf(valueAt(options, "path")) ?? usual.path;
  const route =
    textOf(valueAt(options, "routeBasePath")) ?? usual.routeBasePath;
  const folder = posix.join(root, path).replace(/\/$/u, "");
  if (isOutside(project, folder)) return [];
  return [
    {
      folder: folder === "." ? "" : folder,
      kind: usual.kind,
      route: route.replaceAll(/^\/+|\/+$/gu, ""),
      patterns: [
        ...texts(options, "include"),
        ...texts(options, "exclude").map((pattern) => `!${pattern}`),
      ],
    },
  ];
}

function texts(options: unknown, name: string): string[] {
  return listOf(valueAt(options, name)).flatMap((item) => textOf(item) ?? []);
}

/** Old addresses that the plugin for redirects knows. */
function readRedirects(config: unknown, file: string): SiteRedirect[] {
  return listed(config, "plugins").flatMap((plugin) => {
    const [label, options] = named(plugin);
    if (!label.endsWith("client-redirects")) return [];
    return listOf(valueAt(options, "redirects")).flatMap((redirect) => {
      const to = textOf(valueAt(redirect, "to"));
      const from = texts(redirect, "from");
      return to === undefined ? [] : [{ file, from, to }];
    });
  });
}

/** A list of pairs is kept as one, unlike a list of lists. */
function listed(config: unknown, name: string): unknown[] {
  const list = valueAt(config, name);
  return Array.isArray(list) ? list : [];
}

/** A preset or plugin is its name, or its name with options. */
function named(item: unknown): [label: string, options: object] {
  const [label, options]: unknown[] = Array.isArray(item) ? item : [item];
  return [textOf(label) ?? "", isMapping(options) ? options : {}];
}
