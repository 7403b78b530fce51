import type { Diagnostic } from "../../model/diagnostic.ts";
import type { MarkdownEntry, RecordEntry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import {
  createDiagnostic,
  createFileDiagnostic,
} from "../../rules/create-diagnostic.ts";
import { addAlias } from "./add-alias.ts";
import type { Comparison } from "./comparison.ts";
import {
  isPartOfPages,
  isSitePath,
  type Claim,
  type SiteAddresses,
} from "./site-addresses.ts";

const RULE = "url/removed";

/** Reports addresses that worked before the change and do not work after it. */
export function checkRemovedAddresses(comparison: Comparison): Diagnostic[] {
  const { before: old, after: present } = comparison.addresses;
  const lost = new Map<MarkdownEntry, { page?: string; aliases: string[] }>();
  const diagnostics: Diagnostic[] = [];
  for (const [path, answer] of old.live) {
    if (present.isAnswered(path)) continue;
    if (answer.kind === "file") {
      if (!isPartOfPages(path)) diagnostics.push(reportFile(path, comparison));
    } else if (answer.kind === "category") {
      diagnostics.push(...reportCategory(path, answer.record, comparison));
    } else {
      const { entry, kind } = answer;
      if (kind === "redirect" && isSitePath(path)) continue;
      const group = lost.get(entry) ?? { aliases: [] };
      if (kind === "page") group.page = path;
      else group.aliases.push(path);
      lost.set(entry, group);
    }
  }
  for (const [entry, { aliases, page }] of lost)
    diagnostics.push(
      ...reportEntry(entry, page, aliases, { comparison, present }),
    );
  return withoutClashes(diagnostics);
}

function reportEntry(
  entry: MarkdownEntry,
  page: string | undefined,
  aliases: readonly string[],
  { comparison, present }: { comparison: Comparison; present: SiteAddresses },
): Diagnostic[] {
  if (comparison.isUnreadable(entry.file)) return [];
  const { since } = comparison;
  const path = page ?? aliases[0] ?? "";
  const others = page === undefined ? aliases.slice(1) : aliases;
  const was =
    page === undefined
      ? `The old address ${path} led to ${entry.path} at ${since}`
      : `The page ${path} was live at ${since}`;
  const also =
    others.length === 0
      ? ""
      : ` So do its old addresses: ${others.join(", ")}.`;
  const successor = comparison.successorOf(entry);
  const [claim] = present.claims(path);
  if (claim !== undefined) {
    const message = `${was} and leads nowhere now: ${describeClaim(claim)}.${also}`;
    const { source } = claim.entry;
    const help = helpForClaim(claim, path);
    return [
      createDiagnostic(RULE, source, rangeOfClaim(claim, path), message, {
        help,
      }),
    ];
  }
  const message = `${was} and leads nowhere now.${also}`;
  if (successor === undefined)
    return [createFileDiagnostic(RULE, entry.file, message)];
  const gone = [path, ...others];
  const quoted = gone.map((one) => `\`${one}\``).join(", ");
  const help = `Add ${quoted} to \`aliases\` of ${successor.file}.`;
  const isSure = successor.file === entry.file || hasSameId(entry, successor);
  const fix = isSure ? addAlias(successor, gone) : undefined;
  const { source } = successor;
  return [
    createDiagnostic(RULE, source, rangeOfAddress(successor), message, {
      help,
      fix: fix && [fix],
    }),
  ];
}

function describeClaim({ entry, isRedirect, status }: Claim): string {
  const from = entry.common.publishAt ?? entry.common.date ?? "";
  const state = status === "draft" ? "a draft" : `scheduled for ${from}`;
  return isRedirect
    ? `the entry that redirects it, ${entry.file}, is ${state}`
    : `the entry is ${state}`;
}

function helpForClaim({ entry, isRedirect, status }: Claim, path: string) {
  if (isRedirect) return `Publish ${entry.file}, or keep ${path} until it is.`;
  return status === "draft"
    ? `Take \`draft\` out again, or add \`${path}\` to \`aliases\` of the entry that takes its place.`
    : "Give it a moment that has passed, or wait with the change until then.";
}

function rangeOfClaim(
  { entry, isRedirect, status }: Claim,
  path: string,
): TextRange {
  const { common, yaml } = entry;
  if (isRedirect) {
    const index = common.aliases?.indexOf(path) ?? -1;
    return yaml.rangeOf(index === -1 ? ["aliases"] : ["aliases", index]);
  }
  if (status === "draft") return yaml.rangeOf(["draft"]);
  return yaml.rangeOf([common.publishAt === undefined ? "date" : "publishAt"]);
}

/** Where an entry sets its address: at the slug, at the aliases, or at the start of the file. */
function rangeOfAddress({ raw, yaml }: MarkdownEntry): TextRange {
  const has = (key: string) =>
    typeof raw === "object" && raw !== null && key in raw;
  if (has("slug")) return yaml.rangeOf(["slug"]);
  return has("aliases") ? yaml.keyRangeOf(["aliases"]) : { start: 0, end: 0 };
}

function hasSameId(a: MarkdownEntry, b: MarkdownEntry): boolean {
  const id = idOf(a);
  return id !== undefined && a.collection === b.collection && id === idOf(b);
}

function idOf({ raw }: MarkdownEntry): unknown {
  return typeof raw === "object" && raw !== null && "id" in raw
    ? raw.id
    : undefined;
}

function reportFile(
  path: string,
  { since, staticFile }: Comparison,
): Diagnostic {
  return createFileDiagnostic(
    RULE,
    staticFile(path),
    `The file ${path} was there at ${since} and leads nowhere now.`,
    {
      help: `Put it back, or add \`${path}\` to \`aliases\` of the entry that takes its place.`,
    },
  );
}

/** Reports at the record that took the place of the removed one, if its file still exists. */
function reportCategory(
  path: string,
  record: RecordEntry,
  { after, before, isUnreadable, since }: Comparison,
): Diagnostic[] {
  if (isUnreadable(record.file)) return [];
  const message = `The page ${path} was live at ${since} and leads nowhere now: its category is gone.`;
  const siblings = before.records.filter(({ file }) => file === record.file);
  const ids = siblings.slice(siblings.indexOf(record)).map(({ id }) => id);
  const rest = after.records.filter(({ file }) => file === record.file);
  const known = new Set(siblings.map(({ id }) => id));
  const same = rest[siblings.indexOf(record)];
  const isRenamed =
    rest.length === siblings.length &&
    same !== undefined &&
    !known.has(same.id);
  const next = isRenamed
    ? same
    : (rest.find(({ id }) => ids.includes(id)) ?? rest.at(-1));
  const details = {
    help: `Add \`${path}\` to \`aliases\` of an entry that takes its place, or keep the category.`,
  };
  if (next === undefined)
    return [createFileDiagnostic(RULE, record.file, message, details)];
  const { idRange, source } = next;
  return [createDiagnostic(RULE, source, idRange, message, details)];
}

/** Two edits that add the same key would break the file, so problems with several fixes in one file lose them. */
function withoutClashes(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const fixes = new Map<string, number>();
  for (const { file, fix } of diagnostics)
    if (fix) fixes.set(file, (fixes.get(file) ?? 0) + 1);
  return diagnostics.map((diagnostic) => {
    if ((fixes.get(diagnostic.file) ?? 0) < 2) return diagnostic;
    const { fix: _, ...rest } = diagnostic;
    return { ...rest, fixable: false };
  });
}
