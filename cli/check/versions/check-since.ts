import type { CommandContext } from "../../context.ts";
import { sortDiagnostics, type Diagnostic } from "../../model/diagnostic.ts";
import { applyLevels } from "../../compile/apply-levels.ts";
import type {
  CompileOptions,
  CompileResult,
} from "../../compile/compile-content.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { SinceSummary } from "../../report/report.ts";
import { checkRemovedAddresses } from "./check-removed-addresses.ts";
import { checkRemovedAnchors } from "./check-removed-anchors.ts";
import {
  compareVersions,
  type ReadLevels,
  type Comparison,
  type FileChanges,
} from "./comparison.ts";
import { findRepository, findMergeBase, resolveCommit } from "./repository.ts";
import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import type { RecordEntry } from "../../model/entry.ts";
import { stableMessageOf } from "../../model/problem-identity.ts";

export interface SinceOptions {
  /** A commit by any name that git knows. By default `HEAD`. */
  since?: string | undefined;
  /** True to check what is staged instead of the files on disk. */
  staged?: boolean | undefined;
  /** Reads the levels from the settings of an earlier version. */
  readLevels?: ReadLevels;
}

type SinceResult = Pick<CompileResult, "diagnostics" | "files" | "sources"> & {
  since: SinceSummary;
};

/**
 * The problems of files that changed since the merge base with a commit, the problems that the change causes
 * elsewhere, and the addresses and headings that it removes. Old problems of unchanged entries are left out.
 * @throws AppError when git cannot list the changes
 */
export async function checkSince(
  options: CompileOptions,
  { readLevels, since: ref = "HEAD", staged = false }: SinceOptions,
  context: Pick<CommandContext, "env">,
): Promise<SinceResult> {
  const { contentDir, publicDirs } = options;
  const repository = await findRepository(contentDir, publicDirs, context);
  const commits = {
    from: await resolveCommit(repository, ref),
    to: await resolveCommit(repository, "HEAD"),
  };
  const names = { from: ref, to: "HEAD" };
  const commit = await findMergeBase(repository, names, commits);
  const since = `\`${ref}\``;
  const comparison = await compareVersions(options, repository, {
    before: { kind: "commit", commit },
    after: { kind: staged ? "index" : "work tree" },
    since,
    readLevels,
  });
  if (comparison === undefined) {
    const summary = { ref, changed: 0, untouched: 0 };
    return { diagnostics: [], files: 0, sources: new Map(), since: summary };
  }
  const { after, changes, levels } = comparison;
  const removed = [
    ...checkRemovedAddresses(comparison),
    ...checkRemovedAnchors(comparison),
  ].map((one) => {
    // Recognisable for any name of the earlier version.
    return { ...one, stableMessage: one.message.replaceAll(since, "then") };
  });
  const diagnostics = sortDiagnostics([
    ...selectDiagnostics(comparison),
    ...applyLevels(removed, levels, new Set()),
  ]);
  const changedTexts = [...changes.content].filter(
    ([file, change]) =>
      change !== "removed" && placeFile(file).kind !== "image",
  );
  return {
    // Fixes for staged text would damage a file that has changed on disk since.
    diagnostics: staged ? diagnostics.map(withoutFix) : diagnostics,
    files: after.files,
    sources: after.sources,
    since: {
      ref,
      changed: changes.content.size + changes.statics.size,
      untouched: after.files - changedTexts.length,
    },
  };
}

function withoutFix({ fix, ...diagnostic }: Diagnostic): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fixable: false };
}

type NameOf = (file: string) => string;

/**
 * The problems that a change is responsible for: all problems of changed entries, and new problems of other entries. An
 * unchanged record in a changed list counts as unchanged.
 */
function selectDiagnostics(comparison: Comparison): Diagnostic[] {
  const { after, before, changedFiles, changes, successorOf } = comparison;
  const names = new Map(
    before.folder.entries.map((entry) => [
      entry.file,
      successorOf(entry)?.file ?? entry.file,
    ]),
  );
  const nameOf = (file: string) => names.get(file) ?? file;
  const old = Map.groupBy(before.diagnostics, keyOf);
  const untouched = untouchedRecords(comparison);
  return after.diagnostics.filter((diagnostic) => {
    const isChanged = changedFiles.has(diagnostic.file);
    if (isChanged && !untouched(diagnostic)) return true;
    const isOfImage = IMAGE_FILES.test(diagnostic.rule);
    if (isOfImage && showsChangedImage(diagnostic, changes)) return true;
    const candidates = old.get(keyOf(diagnostic)) ?? [];
    // The lines of a changed file may have moved, so only the message is compared.
    const isLoose = isChanged || isOfImage;
    const found = candidates.findIndex(
      (one) =>
        isSame(one, diagnostic, nameOf) &&
        !isRaised(one, diagnostic) &&
        (isLoose || isAtSamePlace(one, diagnostic)),
    );
    if (found === -1) return true;
    candidates.splice(found, 1);
    return false;
  });
}

/** Problems of an image file. They are reported once, at the first entry that shows it. */
const IMAGE_FILES = /^image\/(?:too-large|type-mismatch)$/u;

function keyOf({ file, rule }: Diagnostic): string {
  return IMAGE_FILES.test(rule) ? rule : `${rule} ${file}`;
}

function showsChangedImage(
  { file, message }: Diagnostic,
  { content, statics }: FileChanges,
): boolean {
  const [, src = ""] = /"([^"]*)"/u.exec(message) ?? [];
  const path = decodePath(src.replace(/[?#].*$/u, ""));
  return path.startsWith("/")
    ? statics.has(path)
    : content.has(posix.join(posix.dirname(file), path));
}

/** True for a warning that has become an error. */
function isRaised(old: Diagnostic, present: Diagnostic): boolean {
  return old.severity === "warning" && present.severity === "error";
}

function isAtSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  const keys = ["line", "column", "endLine", "endColumn"] as const;
  return keys.every((key) => a[key] === b[key]);
}

/** True if both are the same problem, even if details about other files differ. */
function isSame(old: Diagnostic, present: Diagnostic, nameOf: NameOf): boolean {
  if (stableMessageOf(old) === stableMessageOf(present))
    return hasSameFirstFile(old, present, nameOf);
  // A message about the whole folder that lists less than before.
  if (present.file !== "") return false;
  const words = new Set(wordsOf(old));
  return wordsOf(present).every((word) => words.has(word));
}

/**
 * True if a claim has not become worse. Every claim but the first is reported on its own, so a new first claim would go
 * unreported only if the former first one is gone.
 */
function hasSameFirstFile(
  old: Diagnostic,
  present: Diagnostic,
  nameOf: NameOf,
): boolean {
  if (!old.firstFile || !present.firstFile) return true;
  const first = nameOf(old.firstFile);
  return (
    present.related.some(({ file }) => file === first) ||
    old.related.some(({ file }) => nameOf(file) === present.firstFile)
  );
}

function wordsOf({ message }: Diagnostic): string[] {
  return message.match(/[\p{L}\p{N}_-]+/gu) ?? [];
}

function untouchedRecords({
  after,
  before,
  changedFiles,
}: Comparison): (diagnostic: Diagnostic) => boolean {
  const lists = Map.groupBy(
    after.folder.records.filter(({ base }) => base.length > 0),
    ({ file }) => (changedFiles.has(file) ? file : ""),
  );
  const known = new Set(before.folder.records.map(identityOf));
  return ({ column, file, line }) => {
    const record = lists.get(file)?.findLast(({ base, source, yaml }) => {
      const start = source.positionAt(yaml.rangeOf(base).start);
      return (
        start.line < line || (start.line === line && start.column <= column)
      );
    });
    return record !== undefined && known.has(identityOf(record));
  };
}

function identityOf({ file, raw }: RecordEntry): string {
  return `${file} ${JSON.stringify(raw)}`;
}
