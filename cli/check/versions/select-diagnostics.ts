import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { RecordEntry } from "../../model/entry.ts";
import { stableMessageOf } from "../../model/problem-identity.ts";
import type { Comparison, FileChanges } from "./comparison.ts";

/** The name that a file of the earlier version has in the later one. */
type NameOf = (file: string) => string;

/**
 * The problems that a change is responsible for: all problems of changed entries, and new problems of other entries. An
 * unchanged record in a changed list counts as unchanged.
 */
export function selectDiagnostics(comparison: Comparison): Diagnostic[] {
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

/** True if the change touched the image that a problem names. */
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

/** A test for problems in records that are the same in both versions. */
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
