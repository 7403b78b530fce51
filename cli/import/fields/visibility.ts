import { basename } from "node:path";
import type { Import } from "../import.ts";
import { entriesOf, listOf, textOf, valueAt } from "../project/plain-value.ts";
import { fieldNames, type FieldReader } from "./field-reader.ts";
import { parseDate, parseMoment } from "./parse-date.ts";

/** Fields that say, unless they say no, that not everybody may see a text. */
const HIDES =
  /^(?:is)?(?:drafts?|wip|hide|hidden.*|invisible|private|internal|secret|confidential|unlisted|unpublish(?:ed)?|nopublish|donotpublish|norobots|archived|deleted|trashed?|disabled?|inactive|headless|inprogress|incomplete|unfinished|unreleased|password.*|protected|encrypt(?:ed|ion)?|locked|paywall(?:ed)?|(?:paid|premium)(?:only)?|(?:for|only)?(?:members|subscribers)(?:only)?|embargo.*|exclude.*|.*exclude|.*excludedfrom.*|eleventyexclude.*|skip|ignored?)$/u;
/** Fields that say who may see a text, or how far it is. */
const STATES =
  /^(?:(?:post|page|publish|publishing|publication)?(?:status|state|visibility|stage)|(?:workflow|review|approval)(?:state|status)|workflow|approval|access(?:level)?|visible(?:to|for))$/u;
/** Fields that say, unless they say yes, that not everybody may see a text. */
const SHOWS =
  /^(?:is)?(?:publish(?:ed)?|public|live|visible|listed|indexed|indexable|searchable|sitemap)$/u;

/** Fields that hide a text only if they say no: what else they say may be about something else. */
const SHOWS_IF_SO =
  /^(?:is)?(?:active|enabled?|approved|ready|online|completed?|finished|done|released|reviewed|show|display)$/u;
/** Tags and other words that name who a text is for. */
const WORDS = /^(?:tags?|categor(?:y|ies)|labels?|audiences?)$/u;
const HIDING_WORD =
  /^#?(?:drafts?|wip|unpublished|unlisted|hidden|no-?publish|internal(?: only)?|staff|team|employees|members(?:[ -]only)?)$/iu;

const NO = /^(?:false|no|off|0|n|f|never|none|null|nobody|)$/iu;
const YES = /^(?:true|yes|on|1|y|t|always|all|everyone|everybody)$/iu;
const PUBLIC =
  /^(?:publish(?:ed)?|public|live|visible|listed|released|posted|final|done|complete[d]?|finished|active|open|free|anyone)$/iu;

/** Mappings that may say it. A picture or a menu that is hidden hides no text. */
const AROUND =
  /^(?:seo|meta(?:data)?|sitemap|robots|build|access|publish(?:ing)?|publication|visibility|params|extra|page|post|settings|options|config|flags)$/u;

/** The fields of a mapping that may say who sees a text. */
export function visibilityIn(values: unknown): Record<string, unknown> {
  const pairs = entriesOf(values).filter(([name]) => isVisibility(name));
  return Object.fromEntries(pairs);
}

/** True for a field that may say who sees a text. */
export function isVisibility(name: string): boolean {
  const bare = bareName(name);
  return [HIDES, STATES, SHOWS, /robots|not?index|^build$/u].some((names) =>
    names.test(bare),
  );
}

/**
 * What front matter says that hides a text, or that may hide it because nobody here knows the word: `status: review`.
 * Mappings such as `seo: { noindex: true }` are searched too.
 */
export function findHiding(
  fields: Readonly<Record<string, unknown>>,
  above = "",
): { name: string; value: unknown }[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const bare = bareName(name);
    const found = isHiding(bare, above, value) ? [{ name, value }] : [];
    if (found.length > 0 || !AROUND.test(bare)) return found;
    const inner = findHiding(Object.fromEntries(entriesOf(value)), bare);
    return inner.length > 0 ? [{ name, value }] : [];
  });
}

const isShown = (value: string) => YES.test(value) || PUBLIC.test(value);
/** Names, alone or after the mapping that they stand in, and the values that hide. */
const KINDS: [names: RegExp, hides: (value: string) => boolean][] = [
  [/not?index/u, (value) => !NO.test(value)],
  [/robots/u, (value) => /noindex|none/iu.test(value)],
  [HIDES, (value) => !NO.test(value)],
  [STATES, (value) => !isShown(value)],
  [/^review$/u, (value) => /pending|need|require|progress/iu.test(value)],
  [SHOWS_IF_SO, (value) => NO.test(value)],
  [/^ (?:permalink|url)$/u, (value) => value === "false"],
  [/^build (?:list|render)$| index$/u, (value) => !isShown(value)],
  // `live: https://...` is an address, and `published: 2020-01-31` a date.
  [
    SHOWS,
    (value) =>
      !isShown(value) && !/^(?:https?:|\/)/u.test(value) && !parseDate(value),
  ],
];

function isHiding(name: string, above: string, value: unknown): boolean {
  if (WORDS.test(name))
    return listOf(value).some((word) => HIDING_WORD.test(textOf(word) ?? ""));
  const said = textOf(value)?.trim();
  if (said === undefined) {
    // Nothing; and `hide: [toc]`, which is about parts of a page.
    const isNone = listOf(value).length === 0 || name === "hide";
    return !isNone && (HIDES.test(name) || STATES.test(name));
  }
  const path = `${above} ${name}`;
  return KINDS.some(
    ([names, hides]) => (names.test(name) || names.test(path)) && hides(said),
  );
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[_\s-]/gu, "");
}

const OUTCOME =
  "a draft: the old site hides it, or an import cannot tell (--map NAME= leaves the field out)";
/** Folders and files whose names say that they are not for everybody, whatever the generator makes of them. */
const PLACES =
  /(?:^|\/)_?(?:drafts?|private|unpublished|trash|wip)\/|[._](?:draft|wip)\.\w+$/iu;

/** Reports what hides a text, or may hide it, in its fields and its place. */
export function reportHiding(reader: FieldReader, { project }: Import): void {
  const { fields, path } = reader.document;
  const found = findHiding(fields);
  for (const { name, value } of found)
    reader.report("hidden", name, value, OUTCOME);
  if (PLACES.test(`${basename(project.root)}/${path}`))
    reader.report("hidden", "file", path, "a draft: its name says so");
  const isRead = (name: string) =>
    isVisibility(name) && textOf(fields[name]) !== undefined;
  for (const name of Object.keys(fields).filter(isRead)) reader.use(name);
  for (const { name } of found) reader.use(name);
}

/** Fields that say nothing but when a text is shown. */
const STARTS = ["publishDate", "publishAt"];

/**
 * When a text is shown, where that is not simply from its date on. A time that cannot be read, or after which the text was
 * never to be seen, is reported as hiding it.
 */
export function findTimes(reader: FieldReader, date: string, run: Import) {
  const { fields } = reader.document;
  const { now, site } = run;
  const zone = ["timeZone", "timezone"]
    .map((name) => textOf(valueAt(site.config, name)))
    .find(Boolean);
  const momentOf = (name: string, isNeeded: boolean) => {
    const written = textOf(fields[name]);
    const moment = written && parseMoment(written, zone);
    if (isNeeded) reader.use(name);
    if (written && isNeeded && !moment)
      reader.report("hidden", name, written, OUTCOME);
    return moment || undefined;
  };
  const later = [...fieldNames.dates, "published", "embargo"]
    .flatMap((name) => momentOf(name, STARTS.includes(name)) ?? [])
    .filter((moment) => Date.parse(moment) > now.getTime())
    .toSorted((a, b) => Date.parse(b) - Date.parse(a));
  const [publishAt] = later.filter((moment) => moment !== date);
  const end = fieldNames.expiry.find((name) => textOf(fields[name]));
  const expiresAt = end && momentOf(end, true);
  const start = publishAt ?? date;
  if (end === undefined || !expiresAt || expiresAt > start)
    return { publishAt, expiresAt };
  reader.report("hidden", end, expiresAt, OUTCOME);
  return { publishAt, expiresAt: undefined };
}
