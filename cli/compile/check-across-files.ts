import { hash } from "node:crypto";
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
  EntryFacts,
} from "../model/compiled-file.ts";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { nextChange } from "../model/next-change.ts";
import type { SourceText } from "../model/source-text.ts";
import { isMapping } from "../model/value-at.ts";
import { checkFolder } from "../rules/run-checks.ts";

/** The facts about entries that only some checks across files read, with these checks. All checks read the rest. */
const readers = {
  words: ["seo/duplicate", "spelling/unknown-word"],
  anchors: ["links"],
  links: ["links"],
} as const;

const facts = ["words", "anchors", "links"] as const;

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
  const until =
    checked && known.size > 0
      ? checked.until
      : nextChange(context.folder, context.now).toISOString();
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

function recall(checked: CheckedFolder | undefined, now: string) {
  if (!checked || now < checked.from || now >= checked.until) return [];
  return Object.entries(checked.findings);
}

/** Creates the keys of findings: digests of all that a check has read, and of the texts that its findings point into. */
function createKeys(context: FolderContext, inputs: CheckInputs) {
  const { compiled } = inputs;
  const digests = new Map<string, string>();
  const all = [...compiled.values()].flatMap(({ digest, entry, file }) => {
    digests.set(file, digest);
    return entry?.facts ?? [];
  });
  const digestOf = (fact: keyof EntryFacts) =>
    hash("sha256", all.map((one) => one[fact]).join("\n"));
  const basis = `${describeRest(context, inputs)} ${digestOf("rest")}`;
  const digested = facts.map((fact) => [fact, digestOf(fact)] as const);
  return (check: string, findings: readonly Diagnostic[]): string => {
    const read = digested
      .filter(([fact]) => readers[fact].some((reader) => reader === check))
      .map(([, digest]) => digest);
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
 * Digests of all facts about an entry that checks across files read. Positions are left out: only findings about this
 * entry need them.
 */
export function digestFacts(
  file: string,
  entry: Pick<CompiledEntry, "collection" | "isValid" | "path" | "slug">,
  { body, meanings, raw }: EntryDetails,
): EntryFacts {
  const { collection, isValid, path, slug } = entry;
  const { title, description, ...fields } = isMapping(raw) ? raw : {};
  const images = body.images.map(({ target }) => target);
  const links = body.links.map(({ target }) => target);
  const unknown = body.unknownWords?.map(({ word }) => word);
  const own = [file, collection, slug, path, fields, meanings, isValid];
  return {
    words: digest([title, description]),
    anchors: digest(body.anchors),
    links: digest(links),
    rest: digest([...own, body.fragments, images, unknown]),
  };
}

function digest(value: unknown): string {
  return hash("sha256", JSON.stringify(value)).slice(0, 24);
}
