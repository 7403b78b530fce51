import { posix } from "node:path";
import {
  MARKDOWN,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
} from "./dialects/dialect.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import type { Project } from "./project/open-project.ts";
import { flatten, textOf, valueAt } from "./project/plain-value.ts";
import type { DocumentSurroundings } from "./convert-document.ts";

/** What a text may ask of its site: values by name, and the texts of other files. */
export function createLookup(
  project: Project,
  dialect: Dialect,
  site: ForeignSite,
  document: ForeignDocument,
): Pick<DocumentSurroundings, "lookup" | "readInclude" | "readFile"> {
  const own = flatten(document.fields);
  return {
    lookup(name) {
      if (dialect.name === "hugo")
        return (
          own.get(name) ??
          textOf(valueAt(document.fields.get("params"), ...name.split("."))) ??
          site.values.get(`params.${name}`) ??
          site.values.get(name)
        );
      if (/^site\.(?:baseurl|url|github\.url)$/u.test(name)) return "";
      if (/^(?:page|post)\.url$/u.test(name)) return document.addresses[0];
      const [scope = "", ...rest] = name.split(".");
      const key = rest.join(".");
      if (scope === "site") return site.values.get(key);
      return scope === "page" || scope === "post" ? own.get(key) : undefined;
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
      return "problem" in matter
        ? undefined
        : matter.body.replaceAll(/^import\s[^\n]*\n/gmu, "");
    },
  };
}
