import { posix } from "node:path";
import { toSlug } from "../../model/slug.ts";
import {
  fillPattern,
  type ForeignDocument,
  type ForeignFile,
} from "../dialects/dialect.ts";
import { fieldNames } from "../fields/field-reader.ts";
import { parseDate, parsePathDate } from "../fields/parse-date.ts";
import type { Import } from "../import.ts";
import { folderOf } from "../project/open-project.ts";
import { textAt, textsOf } from "../project/plain-value.ts";

/** Adds what a text says of its old addresses: the one that it had, and those that led to it. */
export function toDocument(file: ForeignFile, run: Import): ForeignDocument {
  const { fields, placed } = file;
  const said = textAt(fields, run.generator.ownAddress ?? "") ?? "";
  const own = /^[^:{]*\/[^:{]*$/u.exec(said)?.[0];
  const date = placed.date ?? parsePathDate(own ?? "")?.date;
  const found = findAddress(file, own, date, run);
  const address = found.address?.replaceAll(/\/(?:\/+|index\.html$)/gu, "/");
  const aliases = aliasesOf(file, run.dialect === "hugo" ? address : "/");
  return { ...file, ...found, placed: { ...placed, date }, address, aliases };
}

/** The address that a text says as a whole, that its generator makes, or else that of `--permalink`. */
function findAddress(
  file: ForeignFile,
  own: string | undefined,
  date: string | undefined,
  run: Import,
): Pick<ForeignDocument, "address" | "isAddressKnown"> {
  const { generator, site } = run;
  const [written = ""] = fieldNames.dates.flatMap((name) =>
    textsOf(file.fields[name]),
  );
  const day =
    generator.dayOf?.(written, site.config) ?? parseDate(written) ?? date;
  const usual = own?.startsWith("/")
    ? own
    : generator.addressOf?.(file, site, day);
  // Without a configuration, it is only what the generator would usually have made.
  const isSaid = own !== undefined || site.areAddressesKnown;
  if (usual !== undefined && isSaid)
    return { address: usual, isAddressKnown: true };
  const given = fillGiven(file, day, run);
  return { address: given ?? usual, isAddressKnown: given !== undefined };
}

/** Hugo takes an alias without a slash before it from the folder of the page. */
function aliasesOf({ fields }: ForeignFile, address = "/"): string[] {
  return fieldNames.aliases
    .flatMap((name) => textsOf(fields[name], /[\s,]+/u))
    .map((alias) =>
      /^(?:https?:)?\//iu.test(alias)
        ? alias
        : posix.join("/", posix.dirname(address), alias),
    );
}

/** The address by the pattern of `--permalink`. */
function fillGiven(
  { fields, placed }: ForeignFile,
  day: string | undefined,
  { permalink }: Import,
) {
  const title = toSlug(textAt(fields, "title") ?? "");
  const said = textAt(fields, "slug") ?? "";
  const slug = said === "" || said.includes("/") ? placed.slug : said;
  const path = placed.stem.replace(/(?:^|\/)index$/u, "");
  const words = { slug, title, path, folder: folderOf(path) };
  return permalink && fillPattern(permalink, words, day);
}
