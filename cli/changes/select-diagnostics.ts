import type { Diagnostic } from "../model/diagnostic.ts";
import type { RecordEntry } from "../model/entry.ts";
import type { CompileResult } from "../pipeline/compile-content.ts";

type Compiled = Pick<CompileResult, "diagnostics" | "folder">;

/**
 * The problems that concern a change: all those of changed entries, and those of untouched ones that were not there
 * before. A record of a list that stayed as it was is untouched, also where its neighbours changed.
 */
export function selectDiagnostics(
  before: Compiled,
  after: Compiled,
  changedFiles: ReadonlySet<string>,
): Diagnostic[] {
  const old = new Map<string, Diagnostic[]>();
  for (const diagnostic of before.diagnostics) {
    const key = `${diagnostic.rule} ${diagnostic.file}`;
    old.set(key, [...(old.get(key) ?? []), diagnostic]);
  }
  const untouched = untouchedRecords(before, after, changedFiles);
  return after.diagnostics.filter((diagnostic) => {
    const { file, rule } = diagnostic;
    const isChanged = changedFiles.has(file);
    if (isChanged && !untouched(diagnostic)) return true;
    const candidates = old.get(`${rule} ${file}`) ?? [];
    // Other lines of a changed file have moved: there the words alone have to tell.
    const found = candidates.findIndex(
      (one) =>
        isSame(one, diagnostic) &&
        (isChanged || isAtSamePlace(one, diagnostic)),
    );
    if (found === -1) return true;
    candidates.splice(found, 1);
    return false;
  });
}

function isAtSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  return (
    a.line === b.line &&
    a.column === b.column &&
    a.endLine === b.endLine &&
    a.endColumn === b.endColumn
  );
}

/** True for one problem told twice, though the words may differ in what other files have to do with it. */
function isSame(old: Diagnostic, present: Diagnostic): boolean {
  if (withoutSuggestion(old) === withoutSuggestion(present)) return true;
  // Two files that claimed one thing before are not worse off when a third does: that one has its own report.
  const others = new Set(old.related.map(({ file }) => file));
  if (present.related.some(({ file }) => others.has(file))) return true;
  // A list of what is missing in the folder that has become shorter.
  if (present.file !== "") return false;
  const words = new Set(wordsOf(old));
  return wordsOf(present).every((word) => words.has(word));
}

function withoutSuggestion({ message }: Diagnostic): string {
  return message.replace(/ Did you mean `[^`]*`\?$/u, "");
}

function wordsOf({ message }: Diagnostic): string[] {
  return message.match(/[\p{L}\p{N}_-]+/gu) ?? [];
}

/** Tells which problems of changed files stand in records that are the same in both versions. */
function untouchedRecords(
  before: Compiled,
  after: Compiled,
  changedFiles: ReadonlySet<string>,
): (diagnostic: Diagnostic) => boolean {
  const files = new Map<string, RecordEntry[]>();
  for (const record of after.folder.records)
    if (changedFiles.has(record.file) && record.base.length > 0)
      files.set(record.file, [...(files.get(record.file) ?? []), record]);
  const known = new Set(
    before.folder.records.filter(({ file }) => files.has(file)).map(identityOf),
  );
  return ({ column, file, line }) => {
    const record = files.get(file)?.findLast(({ base, source, yaml }) => {
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
