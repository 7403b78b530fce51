import GithubSlugger from "github-slugger";
import { configOf, isCall } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import {
  isMapping,
  listOf,
  textAt,
  textOf,
  textsOf,
  valueAt,
} from "../project/plain-value.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderIn,
  folderOf,
  isIn,
  joinPath,
  type ContentSource,
  type Dialect,
  type SiteRedirect,
} from "./dialect.ts";

const CONFIG = /^astro\.config\.[cm]?[jt]s$/u;
/** Pages of a list, a tag or a year name entries too, but do not show them. */
const LISTING = /page$|tag|categor|topic|author|year|month|lang|locale/iu;

/** Astro: collections of texts, each shown by a page such as `src/pages/blog/[...slug].astro`. */
export const astro: Dialect = {
  name: "astro",
  configuration: CONFIG,
  ownAddress: "permalink",
  programs: /(?:^|\/)src\/pages\/[^[]*\.astro$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const root = file === undefined ? "" : folderOf(file);
    const routes = readRoutes(project, root);
    const starlight = listOf(valueAt(config, "integrations")).flatMap((each) =>
      isCall(each) ? (textAt(each.given[0], "title") ?? []) : [],
    );
    const sources = [
      ...(await readCollections(project, root, routes)),
      ...folderCollections(project, root, routes),
      { folder: joinPath(root, "src/pages"), kind: "page" as const, route: "" },
    ];
    const site = createSite(project, file, config, sources);
    return {
      ...site,
      title: starlight[0] ?? site.title,
      assets: ["public", "", "src", "static"],
      redirects: readRedirects(config, file ?? ""),
    };
  },
  place({ path, placed }) {
    const inner = path.slice(placed.folder.length);
    return inner.split("/").some((step) => step.startsWith("_"))
      ? {
          reason:
            "Its name, or that of a folder above it, begins with _, which says that it is no page: rename it to import it all the same.",
        }
      : placed;
  },
  addressOf({ fields, placed }, { sources }) {
    const own = textOf(fields.get("slug"));
    const steps = placed.stem
      .split("/")
      .map((step) => new GithubSlugger().slug(step));
    if (steps.at(-1) === "index") steps.pop();
    const source = sources.find(
      ({ collection, folder }) =>
        folder === placed.folder && collection === placed.collection,
    );
    if (source?.route === undefined) return undefined;
    const id = own ?? steps.join("/");
    return `/${joinPath(source.route, id === "index" ? "" : id)}`;
  },
};

/** The collections of `content.config.ts`: a folder and its patterns, or the folder of its name. */
async function readCollections(
  project: Project,
  root: string,
  routes: ReadonlyMap<string, string>,
): Promise<ContentSource[]> {
  const path = project.files.find(
    (file) =>
      isIn(file, root) &&
      /^\/?src\/content[./]config\.m?[jt]s$/u.test(file.slice(root.length)),
  );
  const { exported } = await readProgram(project, path);
  const collections = isMapping(exported.collections)
    ? exported.collections
    : {};
  return Object.entries(collections).flatMap(([collection, defined]) => {
    const loader = isCall(defined)
      ? valueAt(defined.given[0], "loader")
      : undefined;
    const call = isCall(loader) ? loader.call : "";
    const options = isCall(loader) ? loader.given[0] : undefined;
    const isGlob = call === "glob";
    const base = isGlob
      ? (textAt(options, "base") ?? ".")
      : `src/content/${collection}`;
    const folder = folderIn(project, root, base);
    if (folder === undefined) return [];
    const patterns = isGlob ? textsOf(valueAt(options, "pattern")) : [];
    // Starlight shows its docs at the root.
    const route =
      routes.get(collection) ??
      (call === "docsLoader" || collection === "docs" ? "" : undefined);
    return [{ folder, kind: "page" as const, route, collection, patterns }];
  });
}

/** Before Astro 5, each folder of src/content was a collection. */
function folderCollections(
  { files }: Project,
  root: string,
  routes: ReadonlyMap<string, string>,
): ContentSource[] {
  const content = joinPath(root, "src/content");
  const names = files.flatMap((file) =>
    isIn(file, content)
      ? (file
          .slice(content.length + 1)
          .split("/")
          .at(-2) &&
          file.slice(content.length + 1).split("/")[0]) ||
        []
      : [],
  );
  return [...new Set(names)].map((collection) => ({
    folder: `${content}/${collection}`,
    kind: "page",
    route: routes.get(collection),
    collection,
  }));
}

/** A page such as src/pages/blog/[...slug].astro shows the entries of a collection at /blog/... */
function readRoutes(project: Project, root: string): Map<string, string> {
  const pages = joinPath(root, "src/pages");
  const routes = new Map<string, string>();
  for (const file of project.files) {
    const inner = isIn(file, pages) ? file.slice(pages.length + 1) : "";
    const [, folder, name = ""] =
      /^((?:[^[/]+\/)*)\[([^\]]*)\](?:\/index)?\.(?:astro|[jt]sx?)$/u.exec(
        inner,
      ) ?? [];
    if (folder === undefined || LISTING.test(name)) continue;
    const text = project.readText(file) ?? "";
    for (const [, shown = ""] of text.matchAll(
      /getCollection(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/gu,
    ))
      if (!routes.has(shown)) routes.set(shown, folder.replace(/\/$/u, ""));
  }
  return routes;
}

function readRedirects(config: unknown, file: string): SiteRedirect[] {
  const redirects = valueAt(config, "redirects");
  return Object.entries(isMapping(redirects) ? redirects : {}).flatMap(
    ([from, target]) => {
      const to = textOf(target) ?? textAt(target, "destination");
      return to === undefined ? [] : [{ file, from: [from], to }];
    },
  );
}
