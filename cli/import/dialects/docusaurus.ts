import { posix } from "node:path";
import { textOf } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import {
  fitsPatterns,
  isIn,
  MADE_BY_PROGRAM,
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  sourceOf,
  type Dialect,
  type ForeignSite,
  type LeftOut,
  type Placed,
} from "./dialect.ts";
import { DOCUSAURUS_CONFIG, readDocusaurusSite } from "./docusaurus-site.ts";

const DATED = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/u;

/** Docusaurus: posts below `blog`, pages below `docs`. Its configuration is a program: it is read, never run. */
export const docusaurus: Dialect = {
  name: "docusaurus",
  dayFirst: false,
  isConfig: (name) => DOCUSAURUS_CONFIG.test(name),
  readSite: readDocusaurusSite,
  place,
  addressesOf({ fields, path, placed }, site) {
    const base =
      sourceOf(path, site)?.route ?? (placed.kind === "post" ? "blog" : "docs");
    const slug = textOf(fields.get("slug"));
    const folder = posix.dirname(placed.stem);
    if (placed.kind === "post") {
      if (slug !== undefined) return [posix.join("/", base, slug)];
      const [, lead = "", year, month = "", day = "", rest = ""] =
        DATED.exec(placed.stem) ?? [];
      const stem =
        year === undefined
          ? placed.stem.replace(/\/index$/u, "")
          : posix.join(
              lead,
              year,
              month.padStart(2, "0"),
              day.padStart(2, "0"),
              rest,
            );
      return [posix.join("/", base, stem)];
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

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  if (!isIn(path, project.dir)) return undefined;
  if (/(?:^|\/)src\/pages\/(?!.*\.(?:test|d)\.)[^_]*\.[jt]sx?$/u.test(path))
    return MADE_BY_PROGRAM;
  const isOther = OTHER_MARKUP.test(path);
  if (!MARKDOWN.test(path) && !/\.mdx$/iu.test(path) && !isOther)
    return undefined;
  const source = sourceOf(path, site);
  const folder =
    source?.folder ?? (site.sources.length > 0 ? undefined : project.dir);
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
  if (source !== undefined && !fitsPatterns(source, path))
    return {
      reason:
        "`include` and `exclude` of the configuration leave it out, so Docusaurus does not read it either.",
      isEmpty: true,
    };
  if (inner.split("/").some((step) => step.startsWith("_")))
    return {
      reason: "Its name begins with _: it is a part that other pages take in.",
      isEmpty: true,
    };
  const stem = inner.replace(/\.\w+$/u, "");
  const isBlog =
    source === undefined
      ? /(?:^|\/)blog(?:\/|$)/u.test(folder) ||
        (folder === "" &&
          (/(?:^|\/)blog$/u.test(project.root) || DATED.test(stem)))
      : source.kind === "post";
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
  };
}

/** `01-intro` is `intro`; a date or a version keeps its numbers. */
function withoutNumber(step: string): string {
  const found = /^\d+\s*[-_.]+\s*([^-_.\s\d].*)$/u.exec(step)?.[1];
  return found === undefined || /^\d+[-_.]\d+/u.test(step) ? step : found;
}
