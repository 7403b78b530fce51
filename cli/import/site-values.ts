import { posix } from "node:path";
import type { BodySurroundings } from "./body/document-body.ts";
import { givenTo, type ForeignDocument } from "./dialects/dialect.ts";
import type { Import } from "./open-import.ts";
import { readFrontMatter } from "./project/front-matter.ts";
import { textAt } from "./project/plain-value.ts";
import { readDataAt } from "./project/read-data.ts";

/** What a text may ask of its site: values by name, and the texts of other files. */
export function createLookup(
  document: ForeignDocument,
  run: Import,
): Pick<BodySurroundings, "lookup" | "readInclude" | "readFile"> {
  const { project, site } = run;
  const near = (paths: readonly string[]) =>
    paths.map((path) => posix.normalize(path)).find(project.has);
  const here = posix.dirname(document.path);
  return {
    lookup: (name) => lookUp(name, document, run),
    readInclude(name) {
      const path = near([
        posix.join(site.folder, "_includes", name),
        posix.join(here, name),
      ]);
      const isText = /\.(?:md|markdown|txt|html?)$/iu.test(path ?? "");
      const text = isText ? project.readText(path ?? "") : undefined;
      // A template is a program: only plain text is taken in.
      return /\{[{%]|<(?:script|style)\b/iu.test(text ?? "") ? undefined : text;
    },
    readFile(path) {
      const bare = path.replace(/^(?:@site|[@~])\//u, "");
      const folders = bare === path ? [here, site.folder] : [site.folder];
      const found = near(
        [...folders, posix.join(site.folder, "src")].map((folder) =>
          posix.join(folder, bare),
        ),
      );
      const text = project.readText(found ?? "");
      if (text === undefined || !/\.mdx?$/u.test(path)) return text;
      const matter = readFrontMatter(text);
      return typeof matter === "string" ? undefined : matter.body;
    },
  };
}

function lookUp(
  name: string,
  document: ForeignDocument,
  { dialect, project, site }: Import,
): string | undefined {
  const { address, fields, path } = document;
  if (dialect === "hugo")
    return textAt(fields, name) ?? textAt(site.config, `params.${name}`, name);
  const [, scope = "", key = ""] = /^(\w+)\.(.+)$/u.exec(name) ?? [];
  if (/^(?:frontmatter|props)$/iu.test(scope)) return textAt(fields, key);
  if (/^(?:page|post)$/u.test(scope)) {
    const given = givenTo(document, site).map(({ values }) =>
      textAt(values, key),
    );
    return (
      textAt({ url: address, path }, key) ??
      textAt(fields, key) ??
      given.findLast((text) => text)
    );
  }
  if (scope !== "site") return undefined;
  const { base, config, folder, origin = "" } = site;
  if (key === "baseurl") return base;
  if (key === "url") return textAt(config, "url") ?? origin;
  if (!key.startsWith("data.")) return textAt(config, key);
  const data = posix.join(folder, textAt(config, "data_dir") ?? "_data");
  return textAt({ value: readDataAt(project, data, key.slice(5)) }, "value");
}
