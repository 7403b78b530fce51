import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { configOf } from "../project/evaluate-program.ts";
import type { Project } from "../project/open-project.ts";
import { listOf, textAt, textOf, valueAt } from "../project/plain-value.ts";
import { readProgram } from "../project/read-program.ts";
import {
  createSite,
  findFile,
  folderOf,
  isIn,
  joinPath,
  reportSetting,
  type ContentSource,
  type Dialect,
} from "./dialect.ts";

const CONFIG = /^astro\.config\.[cm]?[jt]s$/u;
/** A page of entries; pages of a list, a tag or a year name entries too, but do not show them. */
const PAGE =
  /^((?:[^[/]+\/)*)\[(?!.*(?:page|tag|categor|topic|author|year|month|lang|locale))[^\]]*\](?:\/index)?\.(?:astro|[jt]sx?)$/iu;
const SHOWN = /getCollection(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/gu;
/** A loader of texts that lie elsewhere. */
const FAR = /\bbase: *["'`](?!\.?\/?src\/content\b)/u;

/** Astro: the folders of src/content, each shown by a page such as `src/pages/blog/[...slug].astro`. */
export const astro: Dialect = {
  configuration: CONFIG,
  ownAddress: "permalink",
  async readSite(project) {
    const file = findFile(project, CONFIG);
    const config = configOf(await readProgram(project, file));
    const root = folderOf(file ?? "");
    const [title] = listOf(valueAt(config, "integrations")).flatMap(
      (each) => textAt(each, "given.0.title") ?? [],
    );
    const folder = joinPath(root, "src/pages");
    const pages: ContentSource = { folder, kind: "page", route: "" };
    const sources = [...findCollections(project, root), pages];
    const site = createSite(project, file, config, sources);
    const far = "loaders of other folders than src/content";
    for (const path of project.files)
      if (
        /src\/content[./]config\.m?[jt]s$/u.test(path) &&
        FAR.test(project.readText(path) ?? "")
      )
        reportSetting(project, path, far);
    if (valueAt(config, "redirects") !== undefined)
      reportSetting(project, file, "redirects");
    return { ...site, title: title ?? site.title };
  },
  place: ({ placed }) =>
    /(?:^|\/)_/u.test(placed.stem)
      ? "Its name, or that of a folder above it, begins with _, which says that it is no page: rename it to import it all the same."
      : placed,
  addressOf({ fields, placed: { source, stem } }) {
    if (source.route === undefined) return undefined;
    const steps = stem.split("/").map((step) => new GithubSlugger().slug(step));
    if (steps.at(-1) === "index") steps.pop();
    const path = textOf(fields.get("slug")) ?? steps.join("/");
    return `/${joinPath(source.route, path)}`;
  },
};

/** The folders of src/content. What loaders take from elsewhere has to be imported by its folder. */
function findCollections(project: Project, root: string): ContentSource[] {
  const content = joinPath(root, "src/content");
  const pages = joinPath(root, "src/pages");
  // Starlight shows its docs at the root.
  const routes = new Map<string, string>();
  const names = new Set<string>();
  for (const file of project.files) {
    const page = isIn(file, pages) && PAGE.exec(posix.relative(pages, file));
    const text = page ? (project.readText(file) ?? "") : "";
    for (const [, name = ""] of text.matchAll(SHOWN))
      if (page && !routes.has(name)) routes.set(name, joinPath(page[1] ?? ""));
    const [name = ""] = posix.relative(content, file).split("/");
    if (isIn(file, content)) names.add(name);
  }
  return [...names].map((name) => {
    const route = routes.get(name) ?? (name === "docs" ? "" : undefined);
    return { folder: `${content}/${name}`, kind: "page", route };
  });
}
