import type { Dialect, ForeignSite, PlacedFile } from "../dialects/dialect.ts";
import type { ForeignFrontMatter } from "../project/front-matter.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import { isKnownField, REDIRECTS, spelledField } from "./field-names.ts";

/**
 * Gives fields whose names differ in capitals alone, such as `Title`, the names that an import reads: Hugo minds no
 * capitals either.
 * @param mapped names that a person mapped by hand, which stay as they are
 */
export function spellFields(
  { fields, lines }: Pick<ForeignFrontMatter, "fields" | "lines">,
  mapped: ReadonlyMap<string, unknown>,
): void {
  for (const [name, value] of fields) {
    const spelled = spelledField(name);
    if (isKnownField(name) || spelled === undefined) continue;
    if (fields.has(spelled) || mapped.has(name)) continue;
    fields.delete(name);
    fields.set(spelled, value);
    lines.set(spelled, lines.get(name) ?? 2);
  }
}

/** Adds what the site gives to all texts of a folder or kind, and what only one generator writes that way. */
export function addInherited(
  fields: ForeignFrontMatter["fields"],
  file: PlacedFile,
  dialect: Dialect,
  { defaults }: ForeignSite,
): void {
  const params = dialect.name === "hugo" ? fields.get("params") : undefined;
  const given = [
    params,
    ...defaults
      .filter(({ appliesTo }) => appliesTo(file))
      .toReversed()
      .map(({ values }) => values),
  ];
  if (isMapping(params)) fields.delete("params");
  for (const [at, values] of given.entries()) {
    if (!isMapping(values)) continue;
    for (const [name, value] of Object.entries(values))
      if (!fields.has(name) && (at === 0 || isKnownField(name)))
        fields.set(name, value);
  }
  rootRedirects(fields);
}

/** What the site gives to a text under that name. */
export function givenValue(
  name: string,
  file: PlacedFile,
  { defaults }: ForeignSite,
): unknown {
  return defaults
    .filter(({ appliesTo }) => appliesTo(file))
    .map(({ values }) => valueAt(values, name))
    .findLast((value) => value !== undefined);
}

/** The plugin of Jekyll takes old addresses from the root, with or without a slash. */
function rootRedirects(fields: ForeignFrontMatter["fields"]): void {
  const name = "redirect_from";
  if (!fields.has(name)) return;
  const rooted = listOf(fields.get(name)).map((item) =>
    typeof item === "string" && !/^(?:\/|https?:)/iu.test(item)
      ? `/${item}`
      : item,
  );
  fields.set(name, rooted);
}

/** Where a page leads that shows nothing of its own. */
export function redirectOf(
  fields: ForeignFrontMatter["fields"],
  isBare: boolean,
  { name: dialect }: Dialect,
): string | undefined {
  // The plugin of Jekyll shows no text of such a page, whatever it holds.
  const names = isBare
    ? REDIRECTS
    : dialect === "jekyll"
      ? ["redirect_to"]
      : [];
  return names
    .flatMap((name) => listOf(fields.get(name)))
    .flatMap((item) => textOf(item) ?? [])
    .find((text) => /^(?:\.{0,2}\/|https?:|[\w-]+\/)/iu.test(text));
}
