import { posix } from "node:path";
import type { BodySurroundings } from "./body/document-body.ts";
import { givenTo, type ForeignDocument } from "./dialects/dialect.ts";
import type { Import } from "./import.ts";
import { textAt } from "./project/plain-value.ts";

/** What a text may ask of its site: values by name, and the texts of other files. */
export function createLookup(
  document: ForeignDocument,
  run: Import,
): Pick<BodySurroundings, "lookup" | "readInclude"> {
  const { project, site } = run;
  const here = posix.dirname(document.path);
  const read = (folders: readonly string[], name: string) =>
    project.readText(
      folders.map((folder) => posix.join(folder, name)).find(project.has),
    );
  return {
    lookup: (name) => lookUp(name, document, run),
    readInclude(name) {
      const text =
        read([posix.join(site.folder, "_includes"), here], name) ?? "{{";
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
  if (/^(?:frontmatter|props)$/iu.test(scope)) return textAt(fields, key);
  if (scope === "site" && key === "baseurl") return site.base;
  if (scope === "site") return textAt(site.config, key);
  if (!/^(?:page|post)$/u.test(scope)) return undefined;
  const given = givenTo(document, site).map(({ values }) =>
    textAt(values, key),
  );
  return (
    textAt({ url: address, path }, key) ??
    textAt(fields, key) ??
    given.findLast((text) => text)
  );
}
