import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { textOf } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import {
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
  type LeftOut,
  type Placed,
} from "./dialect.ts";

const CONFIG = /^astro\.config\.(?:js|ts|mjs|cjs|mts)$/u;

/** Astro: collections below `src/content`, pages below `src/pages`. Addresses of entries follow the page that shows them. */
export const astro: Dialect = {
  name: "astro",
  dayFirst: false,
  isConfig: (name) => CONFIG.test(name),
  readSite,
  place,
  addressesOf(document, site) {
    const { fields, placed } = document;
    const steps = placed.stem.split("/").map(slugify);
    if (steps.at(-1) === "index") steps.pop();
    const own = textOf(fields.get("slug")) ?? textOf(fields.get("permalink"));
    if (own?.startsWith("/")) return [own];
    const id = own ?? steps.join("/");
    const route =
      placed.collection === undefined
        ? ""
        : (site.values.get(`route.${placed.collection}`) ??
          (placed.collection === "docs" ? "" : placed.collection));
    return [
      posix.join(
        "/",
        route,
        placed.collection === "docs" && id === "index" ? "" : id,
      ),
    ];
  },
  filesFor(target, document, site) {
    const root = site.folder;
    const alias = /^(?:~|@)\/(.*)$/u.exec(target)?.[1];
    if (alias !== undefined)
      return [posix.join(root, "src", alias), posix.join(root, alias)];
    const named = /^@([\w-]+)\/(.*)$/u.exec(target);
    if (named) return [posix.join(root, "src", named[1] ?? "", named[2] ?? "")];
    const bare = target.replace(/^\/+/u, "");
    const far = [
      posix.join(root, "public", bare),
      posix.join(root, bare),
      posix.join(root, "src", bare),
      posix.join(root, "static", bare),
      ...["docs/assets", "assets"].map((name) =>
        posix.join(root, "static", name, bare),
      ),
    ];
    return target.startsWith("/")
      ? far
      : [posix.join(posix.dirname(document.path), target), ...far];
  },
};

function readSite(project: Project): ForeignSite {
  const path = project.files
    .filter((file) => CONFIG.test(posix.basename(file)))
    .toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  const source =
    (path === undefined ? undefined : project.readText(path)) ?? "";
  const text = (name: string) =>
    new RegExp(`\\b${name}\\s*:\\s*["'\`]([^"'\`$\\n]*)["'\`]`, "u").exec(
      source,
    )?.[1];
  const folder =
    path === undefined || posix.dirname(path) === "."
      ? ""
      : posix.dirname(path);
  const values = new Map<string, string>();
  for (const file of project.files) {
    // A page such as src/pages/blog/[...slug].astro shows the entries of a collection at /blog/...
    const dynamic =
      /^(?:.*\/)?src\/pages\/(.*?)\[[^\]]*\][^/]*\.(?:astro|ts|js|tsx)$/u.exec(
        file,
      );
    if (dynamic === null || !file.startsWith(folder)) continue;
    const shown = /getCollection\(\s*["'`]([\w-]+)["'`]/u.exec(
      project.readText(file) ?? "",
    )?.[1];
    if (shown !== undefined && !values.has(`route.${shown}`))
      values.set(`route.${shown}`, (dynamic[1] ?? "").replace(/\/$/u, ""));
  }
  const named = ["src/content", "src/pages"].map((name) =>
    posix.join(folder, name),
  );
  const there = named.filter((name) =>
    project.files.some((file) => file.startsWith(`${name}/`)),
  );
  const { dir } = project;
  const within = there.filter(
    (name) =>
      dir === "" ||
      name === dir ||
      name.startsWith(`${dir}/`) ||
      dir.startsWith(`${name}/`),
  );
  return {
    title: text("title"),
    author: undefined,
    origin: /^https?:\/\/[^/]+/iu.exec(text("site") ?? "")?.[0],
    base: (text("base") ?? "").replace(/\/+$/u, ""),
    values,
    config: undefined,
    folder,
    contentFolders: within.length > 0 ? within : [dir],
    sources: [],
    defaults: [],
    redirects: [],
  };
}

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  const isMdx = /\.mdx$/iu.test(path);
  const isOther = OTHER_MARKUP.test(path);
  if (!MARKDOWN.test(path) && !isMdx && !isOther) return undefined;
  if (project.dir !== "" && !path.startsWith(`${project.dir}/`))
    return undefined;
  const folder = site.contentFolders.find(
    (name) => name === "" || path.startsWith(`${name}/`),
  );
  if (folder === undefined) return undefined;
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  if (isOther) return otherMarkup(inner);
  if (inner.split("/").some((step) => step.startsWith("_")))
    return {
      reason: "Its name begins with _, so Astro does not read it either.",
      isEmpty: true,
    };
  if (/^(?:readme|changelog|license|contributing)\.\w+$/iu.test(inner))
    return undefined;
  const isContent = /(?:^|\/)src\/content$/u.test(folder);
  const steps = inner.replace(/\.\w+$/u, "").split("/");
  const fromDir = /(?:^|\/)src\/content\/([\w-]+)/u.exec(
    `${posix.join(project.root, folder)}/`,
  )?.[1];
  const collection = isContent
    ? steps.length > 1
      ? steps[0]
      : undefined
    : fromDir;
  const stem = (isContent && steps.length > 1 ? steps.slice(1) : steps).join(
    "/",
  );
  const name = posix.basename(stem);
  const parent = posix.basename(posix.dirname(stem));
  return {
    stem,
    folder,
    syntax: isMdx ? "mdx" : "markdown",
    kind: "page",
    slug:
      name === "index"
        ? parent === "." || parent === ""
          ? (collection ?? "index")
          : parent
        : name,
    ...(collection === undefined ? {} : { collection }),
  };
}

function slugify(step: string): string {
  return new GithubSlugger().slug(step);
}

/** The syntax of a document: only `.mdx` holds components. */
export function isMdx({ placed }: Pick<ForeignDocument, "placed">): boolean {
  return placed.syntax === "mdx";
}
