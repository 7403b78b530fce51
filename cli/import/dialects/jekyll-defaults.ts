import { fitsGlob } from "../project/fits-glob.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import type { PlacedFile, SiteDefault } from "./dialect.ts";

/**
 * The `defaults` of a configuration: the one with the longer path is the stronger, then the one with a type, then the
 * later one, as in https://jekyllrb.com/docs/configuration/front-matter-defaults/.
 */
export function readDefaults(config: unknown): SiteDefault[] {
  return listOf(valueAt(config, "defaults"))
    .map((item) => {
      const values = valueAt(item, "values");
      return {
        path: (textOf(valueAt(item, "scope", "path")) ?? "").replaceAll(
          /^\/+|\/+$/gu,
          "",
        ),
        type: textOf(valueAt(item, "scope", "type")),
        values: isMapping(values) ? values : {},
      };
    })
    .toSorted(
      (a, b) =>
        a.path.length - b.path.length ||
        Number(a.type !== undefined) - Number(b.type !== undefined),
    )
    .map(({ path, type, values }) => ({
      values,
      appliesTo: (file) =>
        isInScope(file.path, path) &&
        (type === undefined || type === typeOf(file)),
    }));
}

function isInScope(path: string, scope: string): boolean {
  if (scope.includes("*"))
    return fitsGlob(path, scope) || fitsGlob(path, `${scope}/**`);
  return scope === "" || path === scope || path.startsWith(`${scope}/`);
}

function typeOf({ placed }: PlacedFile): string {
  if (placed.collection !== undefined) return placed.collection;
  if (placed.kind !== "post") return "pages";
  return placed.isDraft ? "drafts" : "posts";
}
