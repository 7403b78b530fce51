import { posix } from "node:path";
import { givenTo, type ForeignDocument } from "./dialects/dialect.ts";
import type { Import } from "./import.ts";
import { textAt } from "./project/plain-value.ts";

/** What a text may ask of its site: values by name, and the texts of includes. */
export function createLookup(document: ForeignDocument, run: Import) {
  const { project, site } = run;
  const folders = [
    posix.join(site.folder, "_includes"),
    posix.dirname(document.path),
  ];
  return {
    lookup: (name: string) => lookUp(name, document, run),
    readInclude(name: string) {
      const paths = folders.map((folder) => posix.join(folder, name));
      const text = project.readText(paths.find(project.has)) ?? "{{";
      // A template is a program: only plain text is taken in.
      return /\{[{%]|<(?:script|style)\b/iu.test(text) ? undefined : text;
    },
  };
}

function lookUp(
  name: string,
  document: ForeignDocument,
  { dialect, site }: Import,
): string | undefined {
  const { address, fields, path } = document;
  if (dialect === "hugo")
    return textAt(fields, name) ?? textAt(site.config, `params.${name}`, name);
  const [, scope = "", key = ""] = /^(\w+)\.(.+)$/u.exec(name) ?? [];
  if (scope === "site" && key === "baseurl") return site.base;
  if (scope === "site") return textAt(site.config, key);
  if (!/^(?:page|post|frontmatter|props)$/iu.test(scope)) return undefined;
  const given = givenTo(document, site).toReversed();
  return [{ url: address, path }, fields, ...given.map(({ values }) => values)]
    .map((values) => textAt(values, key))
    .find((text) => text);
}
