import { posix } from "node:path";
import { textOf } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import {
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type Dialect,
  type ForeignSite,
  type LeftOut,
  type Placed,
} from "./dialect.ts";

const CONFIG = /^(?:docusaurus\.config\.(?:js|ts|mjs|cjs)|siteConfig\.js)$/u;
const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/u;

/** Docusaurus: posts below `blog`, pages below `docs`. Its configuration is a program: it is read, never run. */
export const docusaurus: Dialect = {
  name: "docusaurus",
  dayFirst: false,
  isConfig: (name) => CONFIG.test(name),
  readSite,
  place,
  addressesOf({ fields, placed }, site) {
    const base =
      placed.kind === "post"
        ? routeOf(site, "blog")
        : placed.collection === "pages"
          ? ""
          : routeOf(site, "docs");
    const slug = textOf(fields.get("slug"));
    const folder = posix.dirname(placed.stem);
    if (placed.kind === "post") {
      if (slug !== undefined) return [posix.join("/", base, slug)];
      const [, lead = "", year, month = "", day = "", rest = ""] =
        DATED.exec(placed.stem) ?? [];
      const path =
        year === undefined
          ? placed.stem.replace(/\/index$/u, "")
          : posix.join(
              lead,
              year,
              month.padStart(2, "0"),
              day.padStart(2, "0"),
              rest,
            );
      return [posix.join("/", base, path)];
    }
    const steps = (folder === "." ? [] : folder.split("/")).map(withoutNumber);
    const id = textOf(fields.get("id")) ?? placed.slug;
    if (slug !== undefined)
      return [
        slug.startsWith("/")
          ? posix.join("/", base, slug)
          : posix.join("/", base, ...steps, slug),
      ];
    const isIndex =
      /^(?:index|readme)$/iu.test(posix.basename(placed.stem)) ||
      posix.basename(placed.stem).toLowerCase() ===
        posix.basename(folder).toLowerCase();
    return [
      posix
        .join("/", base, ...steps, isIndex && !fields.has("id") ? "" : id)
        .replace(/(?<=.)\/$/u, ""),
    ];
  },
  filesFor(target, document, site) {
    const root = site.folder;
    const here = posix.dirname(document.path);
    if (target.startsWith("@site/"))
      return [posix.join(root, target.slice("@site/".length))];
    const bare = target.replace(/^\/+/u, "");
    const far = [posix.join(root, "static", bare), posix.join(root, bare)];
    return target.startsWith("/")
      ? [...far, posix.join(document.placed.folder, bare)]
      : [
          posix.join(here, target),
          posix.join(document.placed.folder, target),
          ...far,
        ];
  },
};

function readSite(project: Project): ForeignSite {
  const path = project.files
    .filter((file) => CONFIG.test(posix.basename(file)))
    .toSorted((a, b) => a.split("/").length - b.split("/").length)[0];
  const source =
    (path === undefined ? undefined : project.readText(path)) ?? "";
  const text = (name: string) =>
    new RegExp(
      `\\b${name}\\s*[:=]\\s*(?:"([^"\\n]*)"|'([^'\\n]*)'|\`([^\`$\\n]*)\`)`,
      "u",
    )
      .exec(source)
      ?.slice(1)
      .find((part) => part !== undefined);
  const folder =
    path === undefined
      ? ""
      : posix.dirname(path) === "."
        ? ""
        : posix.dirname(path);
  const section = (name: string) =>
    new RegExp(
      `\\b${name}\\s*:\\s*\\{([\\s\\S]{0,1500}?)\\n\\s{0,12}\\},?\\n`,
      "u",
    ).exec(source)?.[1] ?? "";
  const values = new Map<string, string>();
  for (const name of ["blog", "docs"]) {
    for (const key of ["routeBasePath", "path"]) {
      const found = new RegExp(
        `(?:^|[\\s{,])${key}\\s*:\\s*["'\`]([^"'\`]*)["'\`]`,
        "u",
      ).exec(section(name))?.[1];
      if (found !== undefined) values.set(`${name}.${key}`, found);
    }
  }
  // The first version of Docusaurus knew no MDX.
  if (path?.endsWith("siteConfig.js")) values.set("plain", "true");
  const origin = /^https?:\/\/[^/]+/iu.exec(text("url") ?? "")?.[0];
  return {
    title: text("title"),
    author: undefined,
    origin,
    base: (text("baseUrl") ?? "").replace(/\/+$/u, ""),
    values,
    config: undefined,
    folder,
    contentFolders: contentFolders(project, folder, values),
  };
}

function contentFolders(
  project: Project,
  folder: string,
  values: ReadonlyMap<string, string>,
): string[] {
  const named = [
    posix.join(folder, values.get("blog.path") ?? "blog"),
    posix.join(folder, values.get("docs.path") ?? "docs"),
    posix.join(folder, "..", "docs"),
    posix.join(folder, "src/pages"),
  ].filter((name) => !name.startsWith("..") && name !== ".");
  const there = named.filter((name) =>
    project.files.some((path) => path.startsWith(`${name}/`)),
  );
  const { dir } = project;
  if (dir === "") return there.length > 0 ? [...new Set(there)] : [""];
  const within = there.filter(
    (name) =>
      name === dir || name.startsWith(`${dir}/`) || dir.startsWith(`${name}/`),
  );
  return within.length > 0 ? within : [dir];
}

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  const isOther = OTHER_MARKUP.test(path);
  if (!MARKDOWN.test(path) && !/\.mdx$/iu.test(path) && !isOther)
    return undefined;
  if (project.dir !== "" && !path.startsWith(`${project.dir}/`))
    return undefined;
  const folder = site.contentFolders.find(
    (name) => name === "" || path.startsWith(`${name}/`),
  );
  if (folder === undefined)
    return /(?:^|\/)(?:versioned_docs|versioned_sidebars|i18n|translated_docs)\//u.test(
      path,
    )
      ? {
          reason:
            "It is a copy for another version or language: import that folder by itself.",
          isEmpty: true,
        }
      : undefined;
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  if (isOther) return otherMarkup(inner);
  if (inner.split("/").some((step) => step.startsWith("_")))
    return {
      reason: "Its name begins with _: it is a part that other pages take in.",
      isEmpty: true,
    };
  const stem = inner.replace(/\.\w+$/u, "");
  const isPages = /(?:^|\/)src\/pages$/u.test(folder);
  const blogFolder = posix.join(
    site.folder,
    site.values.get("blog.path") ?? "blog",
  );
  const isBlog =
    !isPages &&
    (folder === blogFolder ||
      /(?:^|\/)blog(?:\/|$)/u.test(folder) ||
      (folder === "" &&
        (/(?:^|\/)blog$/u.test(project.root) || DATED.test(stem))));
  const name = posix.basename(stem);
  const isIndex = /^(?:index|readme)$/iu.test(name);
  const last = isIndex ? posix.basename(posix.dirname(stem)) : name;
  const dated = isBlog ? DATED.exec(stem) : null;
  const date =
    dated === null
      ? undefined
      : `${dated[2] ?? ""}-${(dated[3] ?? "").padStart(2, "0")}-${(dated[4] ?? "").padStart(2, "0")}`;
  const slug =
    dated === null
      ? withoutNumber(
          last === "."
            ? posix.basename(folder === "" ? project.root : folder)
            : last,
        )
      : posix.basename(dated[5] ?? "") || last;
  return {
    stem,
    folder,
    syntax: site.values.has("plain") ? "markdown" : "mdx",
    kind: isBlog ? "post" : "page",
    slug,
    ...(date === undefined ? {} : { date }),
    ...(isPages ? { collection: "pages" } : {}),
  };
}

function routeOf({ values }: ForeignSite, name: "blog" | "docs"): string {
  return values.get(`${name}.routeBasePath`) ?? name;
}

/** `01-intro` is `intro`; a date or a version keeps its numbers. */
function withoutNumber(step: string): string {
  const found = /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1];
  return found === undefined || /^\d+[-_.]\d+/u.test(step) ? step : found;
}
