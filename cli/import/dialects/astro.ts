import GithubSlugger from "github-slugger";
import { posix } from "node:path";
import { textOf } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import { ASTRO_CONFIG, readAstroSite } from "./astro-site.ts";
import {
  fitsPatterns,
  isIn,
  MADE_BY_PROGRAM,
  MARKDOWN,
  OTHER_MARKUP,
  otherMarkup,
  type ContentSource,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
  type LeftOut,
  type Placed,
} from "./dialect.ts";

/** Astro: collections below `src/content`, pages below `src/pages`. Addresses of entries follow the page that shows them. */
export const astro: Dialect = {
  name: "astro",
  dayFirst: false,
  isConfig: (name) => ASTRO_CONFIG.test(name),
  readSite: readAstroSite,
  place,
  addressesOf(document, site) {
    const { fields, placed } = document;
    const steps = placed.stem.split("/").map(slugify);
    if (steps.at(-1) === "index") steps.pop();
    const own = textOf(fields.get("slug")) ?? textOf(fields.get("permalink"));
    if (own?.startsWith("/")) return [own];
    const id = own ?? steps.join("/");
    const { collection } = placed;
    const route =
      collection === undefined
        ? ""
        : (site.values.get(collection) ??
          (collection === "docs" ? "" : collection));
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

function place(
  path: string,
  site: ForeignSite,
  project: Project,
): Placed | LeftOut | undefined {
  const isMdx = /\.mdx$/iu.test(path);
  if (!isIn(path, project.dir)) return undefined;
  if (/(?:^|\/)src\/pages\/[^[]*\.astro$/u.test(path)) return MADE_BY_PROGRAM;
  const isOther = OTHER_MARKUP.test(path);
  if (!MARKDOWN.test(path) && !isMdx && !isOther) return undefined;
  const around = site.sources.filter(({ folder }) => isIn(path, folder));
  const source = around.find((each) => takes(each, path, around));
  const folder =
    (source ?? around[0])?.folder ??
    (site.sources.length > 0 ? undefined : project.dir);
  if (folder === undefined) return undefined;
  const inner = folder === "" ? path : path.slice(folder.length + 1);
  if (/^(?:readme|changelog|license|contributing)\.\w+$/iu.test(inner))
    return undefined;
  if (isOther) return otherMarkup(inner);
  if (inner.split("/").some((step) => step.startsWith("_")))
    return {
      reason:
        "Its name, or that of a folder above it, begins with _, which says that it is no page: rename it to import it all the same.",
      isEmpty: true,
    };
  if (source === undefined) {
    const [{ collection = "", patterns = [] } = {}] = around;
    if (folder === "" && around.length > 0) return undefined;
    if (around.length > 0)
      return {
        reason: `The collection "${collection}" does not take it: its pattern is ${patterns.join(", ")}.`,
        isEmpty: true,
      };
  }
  const isContent = /(?:^|\/)src\/content$/u.test(folder);
  const steps = inner.replace(/\.\w+$/u, "").split("/");
  const fromDir = /(?:^|\/)src\/content\/([\w-]+)/u.exec(
    `${posix.join(project.root, folder)}/`,
  )?.[1];
  const isNamed = source?.collection !== undefined;
  const isBelow = isContent && !isNamed && steps.length > 1;
  const collection =
    source?.collection ??
    (isBelow ? steps[0] : isContent ? undefined : fromDir);
  const stem = (isBelow ? steps.slice(1) : steps).join("/");
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

/** A folder that no collection names gives way to collections in it. */
function takes(
  source: ContentSource,
  path: string,
  around: readonly ContentSource[],
): boolean {
  const isNamedCloser = around.some(
    ({ collection, folder }) =>
      collection !== undefined && folder.length >= source.folder.length,
  );
  return (
    (source.collection !== undefined || !isNamedCloser) &&
    fitsPatterns(source, path)
  );
}

function slugify(step: string): string {
  return new GithubSlugger().slug(step);
}

/** The syntax of a document: only `.mdx` holds components. */
export function isMdx({ placed }: Pick<ForeignDocument, "placed">): boolean {
  return placed.syntax === "mdx";
}
