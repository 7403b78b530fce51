import type {
  CheckedFolder,
  FolderContext,
  FolderFindings,
} from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entry, MarkdownEntry } from "../model/entry.ts";
import { isMapping } from "../model/value-at.ts";

/** The facts that only some checks across files read, with these checks. */
const readers = {
  words: ["seo/duplicate", "spelling/unknown-word"],
  anchors: ["links"],
  links: ["links"],
} as const;

type Fact = keyof typeof readers;
const facts: readonly Fact[] = ["words", "anchors", "links"];

/**
 * The findings of those checks across files that would find the same as before. For a watch, where most saves change
 * only the words of one text.
 */
export function keepFindings(
  before: CheckedFolder,
  context: FolderContext,
): FolderFindings {
  const { context: old, findings, until } = before;
  const { folder, images, now, siteUrl } = context;
  const isSame =
    now >= old.now &&
    now < until &&
    // Each resolver belongs to one listing of files.
    images === old.images &&
    siteUrl === old.siteUrl &&
    context.spelling?.ownWords === old.spelling?.ownWords &&
    folder.unread.join("\n") === old.folder.unread.join("\n") &&
    areAsWritten(old.folder.records, folder.records) &&
    areAsWritten(old.folder.settings, folder.settings);
  const changes = isSame && findChanges(old.folder.entries, folder.entries);
  if (!changes) return new Map();
  return new Map(
    [...findings].filter(
      ([check, list]) =>
        !changes.checks.has(check) && !isAbout(list, changes.files),
    ),
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

interface Changes {
  files: ReadonlySet<string>;
  /** The checks that read a fact that has changed. */
  checks: ReadonlySet<string>;
}

/** Undefined if a fact has changed that any check may read. */
function findChanges(
  old: readonly MarkdownEntry[],
  entries: readonly MarkdownEntry[],
): Changes | undefined {
  if (entries.length !== old.length) return undefined;
  const files = new Set<string>();
  const checks = new Set<string>();
  for (const [place, entry] of entries.entries()) {
    const other = old[place];
    // Each compiled file is opened once, so an unchanged entry is the same object.
    if (entry === other) continue;
    if (other === undefined) return undefined;
    const [is, was] = [factsOf(entry), factsOf(other)];
    if (is.rest !== was.rest) return undefined;
    files.add(entry.file);
    for (const fact of facts)
      if (is[fact] !== was[fact])
        for (const check of readers[fact]) checks.add(check);
  }
  return { files, checks };
}

/**
 * All facts about an entry that checks across files read. Positions are left out: only findings about this entry need
 * them.
 */
function factsOf(entry: MarkdownEntry): Record<Fact | "rest", string> {
  const { body, collection, data, file, meanings, path, raw, slug } = entry;
  const { title, description, ...fields } = isMapping(raw) ? raw : {};
  const images = body.images.map(({ target }) => target);
  const unknown = body.unknownWords?.map(({ word }) => word);
  const isValid = data !== undefined;
  const own = [file, collection, slug, path, fields, meanings, isValid];
  return {
    words: JSON.stringify([title, description]),
    anchors: JSON.stringify(body.anchors),
    links: JSON.stringify(body.links.map(({ target }) => target)),
    rest: JSON.stringify([...own, body.fragments, images, unknown]),
  };
}

function isAbout(
  findings: readonly Diagnostic[],
  files: ReadonlySet<string>,
): boolean {
  return findings.some(
    ({ file, related }) =>
      files.has(file) || related.some((place) => files.has(place.file)),
  );
}
