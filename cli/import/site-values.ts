import { givenTo, type ForeignDocument } from "./dialects/dialect.ts";
import type { Import } from "./import.ts";
import { textAt } from "./project/plain-value.ts";

/** A value of the site or of the text itself, as templates name it; undefined when it is not known. */
export function lookUp(
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
