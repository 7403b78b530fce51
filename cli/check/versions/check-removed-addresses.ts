import type { Diagnostic } from "../../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import { valueAt } from "../../model/value-at.ts";
import {
  createDiagnostic,
  createFileDiagnostic,
} from "../../rules/create-diagnostic.ts";
import { editAliases } from "../../rules/edit/edit-aliases.ts";
import { isSlugWritten, slugRange } from "../../rules/slug/slug-range.ts";
import type { Comparison } from "./comparison.ts";
import { isPartOfPages, isSitePath, type Claim } from "./site-addresses.ts";

const RULE = "url/removed";

/** Reports addresses that worked before the change and do not work after it. */
export function checkRemovedAddresses(comparison: Comparison): Diagnostic[] {
  const { after, before, changes, since } = comparison;
  const lost = new Map<MarkdownEntry, LostAddresses>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, answer] of before.addresses.live) {
    if (after.addresses.isAnswered(path)) continue;
    if (answer.kind === "file") {
      if (isPartOfPages(path)) continue;
      const file = changes.statics.get(path)?.file ?? path;
      const message = `The file ${path} was there at ${since} and leads nowhere now.`;
      const help = `Put it back, or add \`${path}\` to \`aliases\` of the entry that takes its place.`;
      diagnostics.push(createFileDiagnostic(RULE, file, message, { help }));
    } else if (answer.kind === "category") {
      diagnostics.push(...reportCategory(path, answer.record, comparison));
    } else if (answer.kind === "page" || !isSitePath(path)) {
      const group = lost.get(answer.entry) ?? { pages: [], aliases: [] };
      group[answer.kind === "page" ? "pages" : "aliases"].push(path);
      lost.set(answer.entry, group);
    }
  }
  for (const [entry, addresses] of lost)
    if (!after.isUnread(entry.file))
      diagnostics.push(reportEntry(entry, addresses, comparison));
  return withoutClashes(diagnostics);
}

interface LostAddresses {
  /** The address of the page itself, if it is lost. */
  pages: string[];
  aliases: string[];
}

function reportEntry(
  entry: MarkdownEntry,
  { aliases, pages }: LostAddresses,
  { after, since, successorOf }: Comparison,
): Diagnostic {
  const gone = [...pages, ...aliases];
  const [path = "", ...others] = gone;
  const was =
    pages.length === 0
      ? `The old address ${path} led to ${entry.path} at ${since}`
      : `The page ${path} was live at ${since}`;
  const also =
    others.length === 0
      ? ""
      : ` So do its old addresses: ${others.join(", ")}.`;
  const [claim] = after.addresses.claims(path);
  if (claim !== undefined) {
    const { help, range, why } = explainClaim(claim, path);
    const message = `${was} and leads nowhere now: ${why}.${also}`;
    const { source } = claim.entry;
    return createDiagnostic(RULE, source, range, message, { help });
  }
  const message = `${was} and leads nowhere now.${also}`;
  const successor = successorOf(entry);
  if (successor === undefined)
    return createFileDiagnostic(RULE, entry.file, message);
  const quoted = gone.map((one) => `\`${one}\``).join(", ");
  const help = `Add ${quoted} to \`aliases\` of ${successor.file}.`;
  const isSure = successor.file === entry.file || hasSameId(entry, successor);
  const written = valueAt(successor.raw, ["aliases"]) ?? [];
  const canFix = isSure && Array.isArray(written);
  const fix = canFix ? editAliases(successor, { add: gone }) : undefined;
  const details = { help, fix };
  const range = rangeOfAddress(successor);
  return createDiagnostic(RULE, successor.source, range, message, details);
}

/** Why an address does not work though an entry has it, where that is written, and what to do. */
function explainClaim(
  { entry, isRedirect, status }: Claim,
  path: string,
): { why: string; range: TextRange; help: string } {
  const { common, file, yaml } = entry;
  const isDraft = status === "draft";
  const from = common.publishAt ?? common.date ?? "";
  const state = isDraft ? "a draft" : `scheduled for ${from}`;
  if (isRedirect) {
    const index = common.aliases?.indexOf(path) ?? -1;
    return {
      why: `the entry that redirects it, ${file}, is ${state}`,
      range: yaml.rangeOf(index === -1 ? ["aliases"] : ["aliases", index]),
      help: `Publish ${file}, or keep ${path} until it is.`,
    };
  }
  const moment = common.publishAt === undefined ? "date" : "publishAt";
  return {
    why: `the entry is ${state}`,
    range: yaml.rangeOf([isDraft ? "draft" : moment]),
    help: isDraft
      ? `Take \`draft\` out again, or add \`${path}\` to \`aliases\` of the entry that takes its place.`
      : "Give it a moment that has passed, or wait with the change until then.",
  };
}

/** Where an entry sets its address: at the slug, at the aliases, or at the start of the file. */
function rangeOfAddress(entry: MarkdownEntry): TextRange {
  const hasAliases = valueAt(entry.raw, ["aliases"]) !== undefined;
  return hasAliases && !isSlugWritten(entry)
    ? entry.yaml.keyRangeOf(["aliases"])
    : slugRange(entry);
}

function hasSameId(a: MarkdownEntry, b: MarkdownEntry): boolean {
  const [id, other] = [a, b].map(({ raw }) => valueAt(raw, ["id"]));
  return id !== undefined && a.collection === b.collection && id === other;
}

/** Reports the problem at the record that replaced the removed one, if its file still exists. */
function reportCategory(
  path: string,
  record: RecordEntry,
  { after, before, since }: Comparison,
): Diagnostic[] {
  const { file } = record;
  if (after.isUnread(file)) return [];
  const message = `The page ${path} was live at ${since} and leads nowhere now: its category is gone.`;
  const help = `Add \`${path}\` to \`aliases\` of an entry that takes its place, or keep the category.`;
  const inFile = (one: RecordEntry) => one.file === file;
  const siblings = before.folder.records.filter(inFile);
  const rest = after.folder.records.filter(inFile);
  const at = siblings.indexOf(record);
  const ids = siblings.map(({ id }) => id);
  const same = rest[at];
  const isRenamed =
    same && rest.length === siblings.length && !ids.includes(same.id);
  const next = isRenamed
    ? same
    : (rest.find(({ id }) => ids.indexOf(id, at) !== -1) ?? rest.at(-1));
  if (next === undefined)
    return [createFileDiagnostic(RULE, file, message, { help })];
  const { idRange, source } = next;
  return [createDiagnostic(RULE, source, idRange, message, { help })];
}

/** Two edits that add the same key would break the file, so problems with several fixes in one file lose them. */
function withoutClashes(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const fixes = diagnostics.flatMap(({ file, fix }) => (fix ? [file] : []));
  return diagnostics.map(({ fix, ...diagnostic }) => {
    const isAlone = fixes.filter((file) => file === diagnostic.file).length < 2;
    if (fix && isAlone) return { ...diagnostic, fix };
    return { ...diagnostic, fixable: false };
  });
}
