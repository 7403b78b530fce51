import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
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
/** A page of entries; pages of a list, a tag or a year name entries too, but do not show them. */
const PAGE =
  /^((?:[^[/]+\/)*)\[(?!.*(?:page|tag|categor|topic|author|year|month|lang|locale))[^\]]*\](?:\/index)?\.(?:astro|[jt]sx?)$/iu;
const SHOWN = /getCollection(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/gu;

/** Astro: collections of texts, each shown by a page such as `src/pages/blog/[...slug].astro`. */
export const astro: Dialect = {
  configuration: CONFIG,
  ownAddress: "permalink",
  programs: /(?:^|\/)src\/pages\/[^[]*\.astro$/u,
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const root = folderOf(file ?? "");
    const titles = listOf(valueAt(config, "integrations")).flatMap(
      (each) => textAt(each, "given.0.title") ?? [],
    );
    const pages = {
      folder: joinPath(root, "src/pages"),
      kind: "page",
      route: "",
    } as const;
    const sources = [...(await readCollections(project, root)), pages];
    const site = createSite(project, file, config, sources);
    const hasRedirects = valueAt(config, "redirects") !== undefined;
    const unread = hasRedirects && file ? [{ file, what: "redirects" }] : [];
    return { ...site, title: titles[0] ?? site.title, unread };
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
  const content = joinPath(root, "src/content");
  const paths = project.files
    .filter((path) => isIn(path, content))
    .map((path) => posix.relative(content, path));
  const folders = paths.flatMap(
    (path) => /^[^/]+(?=\/)/u.exec(path)?.[0] ?? [],
  );
  const all = [
    ...entriesOf(collections),
    ...[...new Set(folders)].map((name) => [name, {}] as const),
  ];
  return all.flatMap(([collection, defined]) => {
    const loader = valueAt(defined, "given.0.loader");
    const options =
      textAt(loader, "call") === "glob"
        ? valueAt(loader, "given.0")
        : undefined;
    const base = options
      ? (textAt(options, "base") ?? ".")
      : `src/content/${collection}`;
    const patterns = textsOf(valueAt(options, "pattern"));
    // Starlight shows its docs at the root.
    const route =
      routes.get(collection) ?? (collection === "docs" ? "" : undefined);
    return folderIn(project, root, base).map((folder) => ({
      folder,
      kind: "page" as const,
      collection,
      patterns,
      route,
    }));
  });
}

/** A page such as src/pages/blog/[...slug].astro shows the entries of a collection at /blog/... */
function readRoutes(project: Project, root: string): Map<string, string> {
  const pages = joinPath(root, "src/pages");
  const routes = project.files.flatMap((file) => {
    const [, folder] =
      PAGE.exec(isIn(file, pages) ? posix.relative(pages, file) : "") ?? [];
    const text = folder === undefined ? undefined : project.readText(file);
    return [...(text ?? "").matchAll(SHOWN)].map(
      ([, name = ""]) => [name, joinPath(folder ?? "")] as const,
    );
  });
  return new Map(routes.toReversed());
}
