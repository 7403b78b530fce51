import { posix } from "node:path";
import type { BodySurroundings } from "./body/document-body.ts";
import {
  defaultFor,
  type DialectName,
  type ForeignDocument,
  type ForeignSite,
} from "./dialects/dialect.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import type { Project } from "./project/open-project.ts";
import { textAt, textOf, valueAt } from "./project/plain-value.ts";
import { readDataAt } from "./project/read-data.ts";

/** What a text may ask of its site: values by name, and the texts of other files. */
export function createLookup(
  project: Project,
  dialect: DialectName,
  site: ForeignSite,
  document: ForeignDocument,
): Pick<BodySurroundings, "lookup" | "readInclude" | "readFile"> {
  const find = (paths: readonly string[]) =>
    paths
      .map((path) => posix.normalize(path))
      .find((path) => project.has(path));
  const here = posix.dirname(document.path);
  return {
    lookup:
      dialect === "hugo"
        ? (name) => hugoValue(name, site, document)
        : (name) => liquidValue(name, project, site, document),
    readInclude(name) {
      const path = find([
        posix.join(site.folder, "_includes", name),
        posix.join(here, name),
      ]);
      const isText =
        path !== undefined && /\.(?:md|markdown|txt|html?)$/iu.test(path);
      const text = isText ? project.readText(path) : undefined;
      // A template is a program: only plain text is taken in.
      return text === undefined || /\{[{%]|<(?:script|style)\b/iu.test(text)
        ? undefined
        : text;
    },
    readFile(path) {
      const bare = path.replace(/^@site\//u, "");
      const inSite = [bare, `src/${bare.replace(/^[@~]\//u, "")}`].map((each) =>
        posix.join(site.folder, each),
      );
      const found = find(
        path.startsWith("@site/")
          ? inSite
          : [posix.join(here, path), ...inSite],
      );
      const text = found && project.readText(found);
      if (!text || !/\.mdx?$/u.test(path)) return text;
      const matter = readFrontMatter(text);
      return typeof matter === "string" ? undefined : matter.body;
    },
  };
}

function hugoValue(
  name: string,
  { config }: ForeignSite,
  { fields }: ForeignDocument,
): string | undefined {
  return textAt(fields, name) ?? textAt(config, `params.${name}`, name);
}

/** A value that Liquid texts know of their page or site. */
function liquidValue(
  name: string,
  project: Project,
  site: ForeignSite,
  document: ForeignDocument,
): string | undefined {
  const [scope = "", ...steps] = name.split(".");
  const key = steps.join(".");
  if (/^(?:frontmatter|props)$/iu.test(scope))
    return textAt(document.fields, key);
  if (scope === "site") return siteValue(key, project, site);
  if (scope !== "page" && scope !== "post") return undefined;
  const own: Record<string, string | undefined> = {
    path: document.path,
    slug: document.placed.slug,
  };
  if (key === "url") return document.addresses[0];
  return (
    textAt(document.fields, key) ??
    textOf(defaultFor(key, document, site)) ??
    own[key]
  );
}

function siteValue(
  key: string,
  project: Project,
  { base, config, folder, origin = "" }: ForeignSite,
): string | undefined {
  if (key === "baseurl") return base;
  if (key === "url") return textAt(config, "url") ?? origin;
  if (key === "github.url") return `${origin}${base}`;
  const [first, ...steps] = key.split(".");
  if (first !== "data") return textOf(valueAt(config, ...key.split(".")));
  return textOf(
    readDataAt(
      project,
      posix.join(folder, textAt(config, "data_dir") ?? "_data"),
      steps,
    ),
  );
}
