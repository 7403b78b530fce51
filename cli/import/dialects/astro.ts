import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { configOf, isCall } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import {
  entriesOf,
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
} from "./dialect.ts";

const CONFIG = /^astro\.config\.[cm]?[jt]s$/u;
const COLLECTIONS = /(?:^|\/)src\/content[./]config\.m?[jt]s$/u;
/** Pages of a list, a tag or a year name entries too, but do not show them. */
const LISTING = /page$|tag|categor|topic|author|year|month|lang|locale/iu;

/** Astro: collections of texts, each shown by a page such as `src/pages/blog/[...slug].astro`. */
export const astro: Dialect = {
  configuration: CONFIG,
  ownAddress: "permalink",
  programs: /(?:^|\/)src\/pages\/[^[]*\.astro$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const root = folderOf(file ?? "");
    const titles = listOf(valueAt(config, "integrations")).map((each) =>
      textAt(each, "given.0.title"),
    );
    const pages = {
      folder: joinPath(root, "src/pages"),
      kind: "page",
      route: "",
    } as const;
    const sources = [...(await readCollections(project, root)), pages];
    const site = createSite(project, file, config, sources);
    const redirects = entriesOf(valueAt(config, "redirects")).map(
      ([from, target]) => ({
        file: file ?? "",
        from: [from],
        to: textOf(target) ?? textAt(target, "destination") ?? "",
      }),
    );
    return {
      ...site,
      title: titles.find((title) => title) ?? site.title,
      redirects,
    };
  },
  place: ({ placed }) =>
    /(?:^|\/)_/u.test(placed.stem)
      ? "Its name, or that of a folder above it, begins with _, which says that it is no page: rename it to import it all the same."
      : placed,
  addressOf({ fields, placed }, { sources }) {
    const { collection, folder, stem } = placed;
    const source = sources.find(
      (each) => each.folder === folder && each.collection === collection,
    );
    if (source?.route === undefined) return undefined;
    const steps = stem.split("/").map((step) => new GithubSlugger().slug(step));
    if (steps.at(-1) === "index") steps.pop();
    return `/${joinPath(source.route, textOf(fields.get("slug")) ?? steps.join("/"))}`;
  },
};

/** The collections of `content.config.ts`, and the folders of src/content, which were collections before Astro 5. */
async function readCollections(
  project: Project,
  root: string,
): Promise<ContentSource[]> {
  const routes = readRoutes(project, root);
  const file = project.files.find(
    (path) => isIn(path, root) && COLLECTIONS.test(path),
  );
  const { collections } = await readProgram(project, file);
  const defined = entriesOf(collections).flatMap(
    ([collection, each]): ContentSource[] => {
      const loader = valueAt(each, "given.0.loader");
      const options =
        isCall(loader) && loader.call === "glob" ? loader.given[0] : undefined;
      const base = options
        ? (textAt(options, "base") ?? ".")
        : `src/content/${collection}`;
      const patterns = textsOf(valueAt(options, "pattern"));
      return folderIn(project, root, base).map((folder) =>
        toSource(collection, folder, routes, patterns),
      );
    },
  );
  const content = joinPath(root, "src/content");
  const names = project.files
    .filter((path) => isIn(path, content))
    .map((path) => posix.relative(content, path).split("/"));
  const folders = new Set(
    names.flatMap(([name = "", ...rest]) => (rest.length > 0 ? name : [])),
  );
  return [
    ...defined,
    ...[...folders].map((name) => toSource(name, `${content}/${name}`, routes)),
  ];
}

function toSource(
  collection: string,
  folder: string,
  routes: ReadonlyMap<string, string>,
  patterns: readonly string[] = [],
): ContentSource {
  // Starlight shows its docs at the root.
  const usual = collection === "docs" ? "" : undefined;
  return {
    folder,
    kind: "page",
    collection,
    patterns,
    route: routes.get(collection) ?? usual,
  };
}

/** A page such as src/pages/blog/[...slug].astro shows the entries of a collection at /blog/... */
function readRoutes(project: Project, root: string): Map<string, string> {
  const pages = joinPath(root, "src/pages");
  const routes = new Map<string, string>();
  for (const file of project.files.filter((path) => isIn(path, pages))) {
    const page =
      /^((?:[^[/]+\/)*)\[([^\]]*)\](?:\/index)?\.(?:astro|[jt]sx?)$/u;
    const [, folder, name = ""] = page.exec(posix.relative(pages, file)) ?? [];
    if (folder === undefined || LISTING.test(name)) continue;
    const text = project.readText(file) ?? "";
    for (const [, shown = ""] of text.matchAll(
      /getCollection(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/gu,
    ))
      if (!routes.has(shown)) routes.set(shown, joinPath(folder));
  }
  return routes;
}
