import type { CheckedFolder, FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entry, MarkdownEntry } from "../model/entry.ts";

/**
 * True when checks across files would find what they found before: all that has changed is the words of texts that no
 * finding is about. Made for a watch, which builds after each save: most saves change words only.
 */
export function findingsHold(
  before: CheckedFolder,
  context: FolderContext,
): boolean {
  const { context: old, findings, until } = before;
  const { folder, images, now, siteUrl } = context;
  if (now < old.now || now >= until) return false;
  // One resolver stands for one listing of files.
  if (images !== old.images || siteUrl !== old.siteUrl) return false;
  if (context.spelling?.ownWords !== old.spelling?.ownWords) return false;
  return (
    folder.unread.join("\n") === old.folder.unread.join("\n") &&
    areAsWritten(old.folder.records, folder.records) &&
    areAsWritten(old.folder.settings, folder.settings) &&
    areAlike(old.folder.entries, folder.entries, findings)
  );
}

/** True for fields out of files whose every byte is as it was. */
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
    // A compiled file is opened once, so an entry that has not changed is the same object.
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

/** All that a check across files reads of an entry. Places are left out: only findings about the entry name them. */
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
