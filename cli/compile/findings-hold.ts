import type { CheckedFolder, FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entry, MarkdownEntry } from "../model/entry.ts";

/**
 * True if the checks across files would find the same as before, because only words have changed, and in texts
 * without findings. For a watch, where most saves change only words.
 */
export function findingsHold(
  before: CheckedFolder,
  context: FolderContext,
): boolean {
  const { context: old, findings, until } = before;
  const { folder, images, now, siteUrl } = context;
  if (now < old.now || now >= until) return false;
  // Each resolver belongs to one listing of files.
  if (images !== old.images || siteUrl !== old.siteUrl) return false;
  if (context.spelling?.ownWords !== old.spelling?.ownWords) return false;
  return (
    folder.unread.join("\n") === old.folder.unread.join("\n") &&
    areAsWritten(old.folder.records, folder.records) &&
    areAsWritten(old.folder.settings, folder.settings) &&
    areAlike(old.folder.entries, folder.entries, findings)
  );
}

/** True if the fields come from files that have not changed. */
function areAsWritten(old: readonly Entry[], entries: readonly Entry[]) {
  return (
    entries.length === old.length &&
    entries.every(
      ({ file, source }, place) =>
        file === old[place]?.file && source.text === old[place].source.text,
    )
  );
}

function areAlike(
  old: readonly MarkdownEntry[],
  entries: readonly MarkdownEntry[],
  findings: readonly Diagnostic[],
): boolean {
  if (entries.length !== old.length) return false;
  const changed: string[] = [];
  for (const [place, entry] of entries.entries()) {
    const other = old[place];
    // Each compiled file is opened once, so an unchanged entry is the same object.
    if (entry === other) continue;
    if (other === undefined || factsOf(entry) !== factsOf(other)) return false;
    changed.push(entry.file);
  }
  const named = new Set(
    findings.flatMap(({ file, related }) => [
      file,
      ...related.map((place) => place.file),
    ]),
  );
  return changed.every((file) => !named.has(file));
}

/**
 * All facts about an entry that checks across files use. Positions are left out: only findings about this entry need
 * them.
 */
function factsOf(entry: MarkdownEntry): string {
  const { body, collection, data, file, path, raw, slug } = entry;
  const { anchors, fragments, unknownWords } = body;
  const images = body.images.map(({ target }) => target);
  const links = body.links.map(({ target }) => target);
  const isValid = data !== undefined;
  const own = [file, collection, slug, path, raw, isValid];
  const words = unknownWords?.map(({ word }) => word);
  return JSON.stringify([...own, anchors, fragments, images, links, words]);
}
