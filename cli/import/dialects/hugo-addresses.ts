import { posix } from "node:path";
import { textOf, valueAt } from "../project/plain-value.ts";
import type { ForeignDocument, ForeignSite } from "./dialect.ts";
import { fillPattern } from "./fill-pattern.ts";

/** The address of a page: its `url`, or what `permalinks` makes of it, or its folders and name. */
export function hugoAddresses(
  { fields, placed }: Omit<ForeignDocument, "addresses">,
  site: ForeignSite,
  date: string | undefined,
): string[] {
  const url = textOf(fields.get("url"));
  const language = placed.language === undefined ? "" : `/${placed.language}`;
  const slug = textOf(fields.get("slug")) ?? urlize(placed.slug);
  const folder = posix.dirname(`/${placed.stem}`);
  const section = placed.stem.split("/")[0] ?? "";
  const parts = placed.stem.split("/").slice(0, -1).map(urlize);
  const titled = urlize(textOf(fields.get("title")) ?? placed.slug);
  const words = {
    section: urlize(section),
    sections: parts.join("/"),
    title: titled,
    slug: textOf(fields.get("slug")) ?? titled,
    slugorfilename: slug,
    slugorcontentbasename: slug,
    filename: urlize(placed.slug),
    contentbasename: urlize(placed.slug),
  };
  const fill = (pattern: string) =>
    fillPattern(chooseSections(pattern, parts), words, date);
  if (url !== undefined) {
    const filled = fill(url);
    if (filled === undefined) return [];
    return [url.startsWith("/") ? filled : `${language}${filled}`];
  }
  const pattern = patternFor(
    site,
    placed.stem.includes("/") ? section : "/",
    placed.kind,
  );
  const usual =
    placed.kind === "section"
      ? `${urlize(folder === "/" ? "" : folder)}/`
      : `/${[...parts, slug].join("/")}/`;
  const path = pattern === undefined ? usual : fill(pattern);
  return path === undefined ? [] : [`${language}${path}`];
}

function patternFor(
  { config }: ForeignSite,
  section: string,
  kind: string,
): string | undefined {
  const permalinks = valueAt(config, "permalinks");
  if (kind === "section")
    return textOf(valueAt(permalinks, "section", section));
  return (
    textOf(valueAt(permalinks, "page", section)) ??
    textOf(valueAt(permalinks, section))
  );
}

/** `:sections[1:]` and the like: some of the folders. */
function chooseSections(pattern: string, parts: readonly string[]): string {
  const at = (text: string, other: number) =>
    text === "" ? other : text === "last" ? parts.length - 1 : Number(text);
  return pattern.replaceAll(
    /:sections\[(\w*)(:?)(\w*)\]/gu,
    (_, from: string, colon: string, to: string) =>
      (colon === ""
        ? parts.slice(at(from, 0), at(from, 0) + 1)
        : parts.slice(at(from, 0), at(to, parts.length))
      ).join("/"),
  );
}

/** As Hugo makes addresses: lower case, spaces as hyphens, marks that need escaping left out. */
function urlize(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, "-")
    .replaceAll(/[^\p{L}\p{M}\p{N}\-_./+~]/gu, "")
    .replaceAll(/-{2,}/gu, "-");
}
