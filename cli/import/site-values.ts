import { posix } from "node:path";
import {
  MARKDOWN,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
} from "./dialects/dialect.ts";
import { givenValue } from "./fields/inherited-fields.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import type { Project } from "./project/open-project.ts";
import { readDataAt } from "./project/read-data.ts";
import { flatten, textOf, valueAt } from "./project/plain-value.ts";
import type { BodySurroundings } from "./body/document-body.ts";

/** What a text may ask of its site: values by name, and the texts of other files. */
export function createLookup(
  project: Project,
  dialect: Dialect,
  site: ForeignSite,
  document: ForeignDocument,
): Pick<BodySurroundings, "lookup" | "readInclude" | "readFile"> {
  const own = flatten(document.fields);
  /** A value that Jekyll knows of the site: of its configuration, or of its files of data. */
  const siteValue = (key: string, steps: readonly string[]) => {
    const { base, config, folder, origin = "" } = site;
    if (key === "baseurl") return base;
    if (key === "url") return textOf(valueAt(config, "url")) ?? origin;
    if (key === "github.url") return `${origin}${base}`;
    if (steps[0] !== "data") return textOf(valueAt(config, ...steps));
    const dir = textOf(valueAt(config, "data_dir")) ?? "_data";
    return textOf(readDataAt(project, posix.join(folder, dir), steps.slice(1)));
  };
  return {
    lookup(name) {
      if (dialect.name === "hugo")
        return (
          own.get(name) ??
          textOf(valueAt(document.fields.get("params"), ...name.split("."))) ??
          site.values.get(`params.${name}`) ??
          site.values.get(name)
        );
      const [scope = "", ...steps] = name.split(".");
      if (/^(?:frontmatter|props)$/iu.test(scope))
        return own.get(steps.join("."));
      const key = steps.join(".");
      if (scope === "site") return siteValue(key, steps);
      if (scope !== "page" && scope !== "post") return undefined;
      if (key === "url") return document.addresses[0];
      return (
        textOf(valueAt(document.fields, ...steps)) ??
        textOf(givenValue(key, document, site)) ??
        (key === "path" ? document.path : undefined) ??
        (key === "slug" ? document.placed.slug : undefined)
      );
    },
    readInclude(name) {
      const near = [
        posix.join(site.folder, "_includes", name),
        posix.join(posix.dirname(document.path), name),
      ];
      const path = near.find(
        (each) => project.has(each) && !each.startsWith(".."),
      );
      if (
        path === undefined ||
        !(MARKDOWN.test(path) || /\.(?:txt|html?)$/iu.test(path))
      )
        return undefined;
      const text = project.readText(path);
      // A template is a program: only plain text is taken in.
      return text === undefined || /\{[{%]|<(?:script|style)\b/iu.test(text)
        ? undefined
        : text;
    },
    readFile(path) {
      const bare = path.replace(/^@site\//u, "");
      const near = path.startsWith("@site/")
        ? [posix.join(site.folder, bare)]
        : [
            posix.join(posix.dirname(document.path), path),
            posix.join(site.folder, bare),
            posix.join(site.folder, "src", bare.replace(/^[@~]\//u, "")),
          ];
      const found = near
        .map((each) => posix.normalize(each))
        .find((each) => project.has(each));
      const text = found === undefined ? undefined : project.readText(found);
      if (text === undefined) return undefined;
      if (!/\.mdx?$/u.test(path)) return text;
      const matter = readFrontMatter(text);
      return "problem" in matter ? undefined : matter.body;
    },
  };
}
