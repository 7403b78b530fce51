import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { type Project, isNamed, joinPath } from "../project/open-project.ts";
import { textAt, valueAt } from "../project/plain-value.ts";
import type { ContentSource, Dialect } from "./dialect.ts";

/** A page of entries; pages of a list, a tag or a year name entries too, but do not show them. */
const PAGE =
  /^((?:[^[/]+\/)*)\[(?!.*(?:page|tag|categor|topic|author|year|month|lang|locale))[^\]]*\](?:\/index)?\.(?:astro|[jt]sx?)$/iu;
const SHOWN = /getCollection(?:<[^>]*>)?\(\s*["'`]([\w-]+)["'`]/gu;
/** A loader of texts that lie elsewhere. */
const FAR = /\bbase: *["'`]((?!\.?\/?src\/content\b)[^"'`]*)/gu;

/** The configuration of collections. */
const LOADERS = /^(?:content\.)?config\.m?[jt]s$/u;
/** The globs of one loader, in quotes. */
const GLOBS =
  /\bpattern\s*:\s*(?:\[\s*(?:(["'`])(?:(?!\1)[^\n])*\1[\s,]*)+\]|(["'`])(?:(?!\2)[^\n])*\2)/gu;

/** Astro: the folders of src/content, each shown by a page such as `src/pages/blog/[...slug].astro`. */
export const astro: Dialect = {
  configuration: /^astro\.config\.[cm]?[jt]s$/u,
  ownAddress: "permalink",
  templates: /^[^[]*\.(?:astro|html?|[jt]sx)$/iu,
  readSite({ config, file, folder }, project) {
    const loaders = project.findFile(LOADERS);
    for (const [, to] of (project.readText(loaders) ?? "").matchAll(FAR))
      project.reportSetting(loaders, `loader of ${to} (import that folder)`);
    if (valueAt(config, "redirects") !== undefined)
      project.reportSetting(file, "redirects");
    return { sources: findCollections(project, joinPath(folder, "src")) };
  },
  place(placed, path, _, project) {
    if (/(?:^|\/)_/u.test(placed.stem))
      return "Its name, or that of a folder above it, begins with _, which says that it is no page: rename it to import it all the same.";
    const glob = findExcluding(path, project);
    if (glob !== undefined)
      project.reportFor(path)(1, "hidden", `pattern: ${glob}`, LEFT_OUT);
    return placed;
  },
  addressOf({ fields, placed: { source, stem } }) {
    if (source.route === undefined) return undefined;
    const steps = stem.split("/").map((step) => new GithubSlugger().slug(step));
    if (steps.at(-1) === "index") steps.pop();
    const path = textAt(fields, "slug") ?? steps.join("/");
    return `/${joinPath(source.route, path)}`;
  },
};

const LEFT_OUT = "a draft: a loader of the old site leaves it out";

/** The glob by which a loader leaves a text out, where no other loader takes it. */
function findExcluding(path: string, project: Project): string | undefined {
  const text = project.readText(project.findFile(LOADERS)) ?? "";
  const isMeant = (glob: string) => isNamed(path, `**/${joinPath(glob)}`);
  const loaders = [...text.matchAll(GLOBS)].map(([globs]) => {
    const all = [...globs.matchAll(/(["'`])(.*?)\1/gu)].map(
      ([, , glob = ""]) => glob,
    );
    const takes = all.some((glob) => !glob.startsWith("!") && isMeant(glob));
    const not = all.find(
      (glob) => glob.startsWith("!") && isMeant(glob.slice(1)),
    );
    return { not, takes };
  });
  const isTaken = loaders.some(({ not, takes }) => takes && not === undefined);
  return isTaken ? undefined : loaders.find(({ not }) => not)?.not;
}

/** The folders of src/content and src/pages. What loaders take from elsewhere has to be imported by its folder. */
function findCollections({ files, readText }: Project, root: string) {
  // Starlight shows its docs at the root.
  const routes = new Map([["docs", ""]]);
  const names = new Set<string>();
  for (const file of files) {
    const [, route] = PAGE.exec(posix.relative(`${root}/pages`, file)) ?? [];
    const text = route === undefined ? "" : (readText(file) ?? "");
    for (const [, name = ""] of text.matchAll(SHOWN))
      routes.set(name, routes.get(name) || joinPath(route ?? ""));
    const content = `${root}/content/`;
    if (file.startsWith(content))
      names.add(file.slice(content.length).replace(/\/.*$/u, ""));
  }
  const collections = [...names].map((name): ContentSource => {
    const folder = `${root}/content/${name}`;
    return { folder, route: routes.get(name) };
  });
  return [...collections, { folder: `${root}/pages`, route: "" }];
}
