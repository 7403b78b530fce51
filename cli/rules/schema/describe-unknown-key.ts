import type * as z from "zod/mini";
import { valueAt } from "../../model/value-at.ts";
import type { FieldPath } from "../../model/yaml-source.ts";
import type { Wording } from "../define-rule.ts";
import {
  formatSuggestion,
  nearestWord,
  wordDistance,
} from "../nearest-word.ts";
import { formatField, fieldNamesAt } from "./schema-at.ts";

/** Describes a key that is not a field, with the field that was probably meant. */
export function describeUnknownKey(
  key: string,
  parent: FieldPath,
  fields: readonly string[],
  siblings: unknown,
): Wording {
  const where = parent.length === 0 ? "" : ` in ${formatField(parent)}`;
  if (key === "<<")
    return {
      message: `\`<<\` is not a field${where}: YAML 1.2 cannot merge mappings.`,
      help: "Write out the fields that it would add.",
    };
  const meant = meantField(key, fields);
  return {
    message: `\`${key}\` is not a field${where}.${formatSuggestion(meant)}`,
    help:
      meant === undefined
        ? `Remove it, or use one of: ${fields.join(", ")}.`
        : valueAt(siblings, [meant]) === undefined
          ? `Rename it to \`${meant}\`.`
          : `Remove it: there is a \`${meant}\` already.`,
  };
}

const MAX_SIBLINGS = 100;

/** The unknown key beside a missing field that was probably meant to be this field. */
export function findMisspelling(
  path: FieldPath,
  schema: z.core.$ZodType,
  root: unknown,
): string | undefined {
  const parent = path.slice(0, -1);
  const fields = fieldNamesAt(schema, parent, root);
  const siblings = valueAt(root, parent);
  if (typeof siblings !== "object" || siblings === null) return undefined;
  return Object.keys(siblings)
    .slice(0, MAX_SIBLINGS)
    .find(
      (key) => !fields.includes(key) && meantField(key, fields) === path.at(-1),
    );
}

function meantField(
  key: string,
  fields: readonly string[],
): string | undefined {
  return knownSpelling(key, fields) ?? nearestWord(key, fields);
}

/**
 * Field -> names that surely mean it in other tools, and all names that may mean it. In lower case, without hyphens and
 * underscores.
 */
const spellings = new Map([
  field(
    "date",
    "pubdate publishdate publisheddate published publishedat datepublished datetime posted",
    "created createdat",
  ),
  field(
    "updated",
    "lastmod lastmodified modified updateddate updatedat lastupdated datemodified dateupdated",
  ),
  field("aliases", "redirectfrom redirects alias oldurls", "redirect"),
  field("categories", "category", "tags tag topics topic keywords"),
  field("author", "authors", "authorname by byline writer"),
  field("description", "summary excerpt desc metadescription", "subtitle"),
  field("title", "headline heading", "name"),
  field("name", "", "title label"),
  field(
    "image",
    "cover coverimage hero heroimage ogimage thumbnail featuredimage",
    "imageurl banner",
  ),
  field("imageUrl", "image cover thumbnail", "src"),
  field("draft", "isdraft", "unlisted hidden"),
  field("slug", "", "permalink url path id"),
  field("id", "", "slug key"),
  field("publishAt", "publishon publishfrom scheduled scheduledat", "golive"),
  field("expiresAt", "expires expirydate expiry expiredate unpublishat"),
  field("reviewBy", "review reviewdate nextreview reviewat"),
  field("order", "weight position sidebarposition navorder", "sort"),
  field("type", "kind", "format"),
  field("kind", "type"),
  field("featured", "isfeatured", "pinned sticky highlight"),
  field("readTime", "readingtime", "duration readtimeminutes"),
  field("externalUrl", "", "url link href"),
  field("href", "url link", "to"),
  field("alt", "alttext", "text caption"),
]);

function field(name: string, sure: string, likely = "") {
  return [
    name,
    { sure: words(sure), all: words(`${sure} ${likely}`) },
  ] as const;
}

function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** The field for another tool's name, if this collection has it. */
function knownSpelling(
  key: string,
  fields: readonly string[],
): string | undefined {
  const name = normalize(key);
  return fields.find((other) => spellings.get(other)?.all.includes(name));
}

/** The only field that a key can mean: another tool's name for it, or its own name with one typo. */
export function sureSpelling(
  key: string,
  fields: readonly string[],
): string | undefined {
  const name = normalize(key);
  const known = knownSpelling(key, fields);
  if (known !== undefined && spellings.get(known)?.sure.includes(name))
    return known;
  const same = fields.filter((other) => normalize(other) === name);
  if (same.length > 0) return onlyOne(same);
  return onlyOne(fields.filter((other) => isTypo(name, normalize(other))));
}

function onlyOne(found: readonly string[]): string | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Shorter names are not corrected, because changing one letter often gives another word. */
const MIN_LENGTH = 4;

function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < MIN_LENGTH) return false;
  return wordDistance(a, b) === 1;
}

function normalize(key: string): string {
  return key.toLowerCase().replaceAll(/[-_\s]/gu, "");
}
