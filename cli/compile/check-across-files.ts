import { hash } from "node:crypto";
import { nextChangeAt, type FieldMeaning } from "#schema";
import type {
  CheckedFolder,
  FolderContext,
  FolderFindings,
} from "../model/compiled-folder.ts";
import type { CompileMemory, Listing } from "../model/compile-memory.ts";
import type {
  CompiledEntry,
  CompiledFile,
  EntryDetails,
} from "../model/compiled-file.ts";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { SourceText } from "../model/source-text.ts";
import { valueAt } from "../model/value-at.ts";
import { checkFolder } from "../rules/run-checks.ts";

/** What checks across files read of entries. */
const facts = [
  "place",
  "words",
  "anchors",
  "links",
  "images",
  "references",
  "dates",
  "marks",
  "rest",
] as const;

type Fact = (typeof facts)[number];

/** The facts that each check reads besides the places of entries. A check that is not listed reads all of them. */
const reads: Readonly<Record<string, readonly Fact[]>> = {
  fields: [],
  aliases: [],
  "code/unknown-language": [],
  "collection/empty": [],
  "slug/case-collision": [],
  "slug/duplicate": [],
  "asset/orphan": ["images"],
  images: ["images"],
  "id/duplicate": ["marks"],
  "job/expired": ["dates"],
  "review/overdue": ["dates", "marks"],
  links: ["anchors", "dates", "links"],
  references: ["dates", "references"],
  resources: ["dates"],
  "ref/unused": ["references"],
  "seo/duplicate": ["words"],
};

/** Everything besides entries that checks across files read. */
interface CheckInputs {
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>;
  /** The texts of records and settings. */
  texts: ReadonlyMap<string, SourceText>;
  listing: Pick<Listing, "digest">;
}

/**
 * Runs the checks across files. Those that would find the same as before are left out: most changes are words of one
 * text, which hardly any of these checks reads.
 */
export function checkAcrossFiles(
  context: FolderContext,
  inputs: CheckInputs,
  memory: CompileMemory,
): StageResult<never> {
  if (!("checked" in memory)) return join(checkFolder(context));
  const { checked } = memory;
  const now = context.now.toISOString();
  const keyOf = createKeys(context, inputs);
  const known = new Map(
    recall(checked, now)
      .filter(([check, { key, list }]) => key === keyOf(check, list))
      .map(([check, { list }]) => [check, list]),
  );
  const findings = checkFolder(context, known);
  const kept = [...findings].map(
    ([check, list]) => [check, { key: keyOf(check, list), list }] as const,
  );
  // Findings are repeated only if no date has changed.
  const until = checked && known.size > 0 ? checked.until : nextChange(context);
  memory.checked = {
    from: now,
    until,
    findings: Object.fromEntries(kept),
  };
  return join(findings);
}

function join(findings: FolderFindings): StageResult<never> {
  return { diagnostics: [...findings.values()].flat() };
}

/**
 * The first moment at which the findings for the same content may change: an entry goes live or expires, or a day
 * ends.
 */
function nextChange({ folder, now }: FolderContext): string {
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  const commons = folder.entries.map(({ common }) => common);
  const next = nextChangeAt(commons, now);
  return next === undefined || new Date(next) > midnight
    ? midnight.toISOString()
    : next;
}

function recall(checked: CheckedFolder | undefined, now: string) {
  if (!checked || now < checked.from || now >= checked.until) return [];
  return Object.entries(checked.findings);
}

/** The facts of the last run, and what was digested of them. Most saves in a watch change no fact. */
let last = {
  facts: [] as readonly string[],
  digested: new Map<Fact, string>(),
};

function digestsOf(all: readonly string[]): Map<Fact, string> {
  const isSame =
    last.facts.length === all.length &&
    last.facts.every((one, at) => one === all[at]);
  if (!isSame) last = { facts: all, digested: new Map() };
  return last.digested;
}

/** Creates the keys of findings: digests of all that a check has read, and of the texts that its findings point into. */
function createKeys(context: FolderContext, inputs: CheckInputs) {
  const { compiled } = inputs;
  const digests = new Map<string, string>();
  const all = [...compiled.values()].flatMap(({ digest, entry, file }) => {
    digests.set(file, digest);
    return entry?.facts ?? [];
  });
  const digested = digestsOf(all);
  const digestOf = (fact: Fact): string => {
    const known = digested.get(fact);
    if (known !== undefined) return known;
    const at = facts.indexOf(fact) * LENGTH;
    const joined = all.map((one) => one.slice(at, at + LENGTH)).join("");
    const found = hash("sha256", joined);
    digested.set(fact, found);
    return found;
  };
  const basis = `${describeRest(context, inputs)} ${digestOf("place")}`;
  return (check: string, findings: readonly Diagnostic[]): string => {
    const read = (reads[check] ?? facts).map(digestOf);
    const places = findings.flatMap((one) => [one, ...one.related]);
    const files = new Set(places.map(({ file }) => file));
    const texts = [...files].map((file) => digests.get(file));
    return hash("sha256", JSON.stringify([basis, read, texts]));
  };
}

function describeRest(
  { folder, siteUrl, spelling }: FolderContext,
  { listing, texts }: CheckInputs,
): string {
  const written = [...texts.values()].map(({ file, text }) => [file, text]);
  const { unread } = folder;
  const all = [siteUrl, spelling?.ownWords, unread, listing.digest, written];
  return hash("sha256", JSON.stringify(all));
}

/**
 * The digest of each fact about an entry, one after the other. Positions are left out: only findings about this entry
 * need them.
 */
export function digestFacts(
  file: string,
  entry: Pick<
    CompiledEntry,
    "collection" | "common" | "isValid" | "path" | "slug"
  >,
  { body, meanings, raw }: EntryDetails,
): string {
  const { collection, common, isValid, path, slug } = entry;
  const { aliases, date, description, draft, expiresAt, publishAt, title } =
    common;
  const images = body.images.map(({ target }) => target);
  const links = body.links.map(({ target }) => target);
  const valuesOf = (...kinds: FieldMeaning["kind"][]) =>
    meanings.filter(({ meaning }) => kinds.includes(meaning.kind));
  const values: Record<Fact, unknown> = {
    place: [file, collection, slug, path, aliases],
    words: [title, description],
    anchors: body.anchors,
    // The texts of Markdown fields contain links.
    links: [links, valuesOf("link", "markdown")],
    images: [images, valuesOf("image")],
    references: [body.fragments, valuesOf("reference")],
    dates: [date, draft, expiresAt, publishAt],
    marks: ["id", "owner", "reviewBy"].map((key) => valueAt(raw, [key])),
    rest: [isValid, raw, body.unknownWords?.map(({ word }) => word)],
  };
  return facts.map((fact) => digest(values[fact])).join("");
}

/** How many characters of a digest are kept. */
const LENGTH = 16;

function digest(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64").slice(0, LENGTH);
}
