import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import {
  compileContent,
  type CompileOptions,
} from "../../compile/compile-content.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { Levels } from "../../model/levels.ts";
import {
  followLinks,
  differingPaths,
  hasFile,
  readVersion,
  type Version,
  type VersionName,
} from "./version.ts";
import { matchEntries } from "./match-entries.ts";
import { createOverlay } from "./overlay.ts";
import { readBlobs } from "./git.ts";
import { checkIsTracked, pathInside, type Repository } from "./repository.ts";
import { siteAddresses } from "./site-addresses.ts";

/** Parses levels from the text of a settings file, if there is one. @throws AppError for settings with mistakes */
export type ReadLevels = (settings: string | undefined) => Promise<Levels>;

/** The versions to compare, and what messages call the earlier one. */
interface VersionPair {
  before: VersionName;
  after: VersionName;
  since: string;
  /** Given when levels matter: a level that the change has raised makes problems new. */
  readLevels?: ReadLevels | undefined;
}

/** Two versions of the content, compiled for the same moment. */
export type Comparison = NonNullable<
  Awaited<ReturnType<typeof compareVersions>>
>;

/**
 * Compiles two versions of the content and finds which entry became which. Undefined when no file differs; nothing is
 * compiled then.
 * @throws AppError when git ignores the content folder
 */
export async function compareVersions(
  options: CompileOptions,
  repository: Repository,
  { after: present, before: old, readLevels, since }: VersionPair,
) {
  const versions = {
    before: await readVersion(repository, old),
    after: await readVersion(repository, present),
  };
  await followLinks(repository, versions.before);
  await followLinks(repository, versions.after);
  const changes = listChanges(options.contentDir, repository, versions);
  const levels = {
    before: await readLevelsOf(repository, versions.before, readLevels).catch(
      ignoreMistakes,
    ),
    after: await readLevelsOf(repository, versions.after, readLevels),
  };
  const isSame = changes.content.size + changes.statics.size === 0;
  if (isSame && !levels.before && !levels.after) {
    await checkIsTracked(repository);
    return undefined;
  }
  // The second version reads only the files that differ from the first.
  const { cache = new CompileCache() } = options;
  const compile = (side: "before" | "after") => {
    const own = { cache, levels: levels[side] ?? options.levels };
    return compileVersion({ ...options, ...own }, repository, versions[side]);
  };
  const after = await compile("after");
  const before = await compile("before");
  const matches = matchEntries(before.folder.entries, after.folder.entries);
  const statics = [...changes.statics.values()].map(({ file }) => file);
  return {
    before,
    after,
    changes,
    /** How messages name the earlier version: `origin/main`. */
    since,
    now: options.now,
    /** The files of `changes`, by their path from the content folder. */
    changedFiles: new Set([...changes.content.keys(), ...statics]),
    /** The levels that the later version sets. */
    levels: levels.after ?? options.levels,
    /** The entry that an earlier one became. */
    successorOf: (entry: MarkdownEntry) => matches.get(entry),
  };
}

async function compileVersion(
  options: CompileOptions,
  repository: Repository,
  version: Version,
) {
  const isWorkTree = version.hidden.size + version.restored.size === 0;
  const overlay = isWorkTree
    ? {}
    : await createOverlay(repository, options.publicDirs, version);
  const result = await compileContent({ ...options, ...overlay });
  const unread = new Set(result.folder.unread);
  return {
    ...result,
    /** What each address shows. */
    addresses: siteAddresses(result.folder, options.now),
    /** True if the file exists but cannot be read as an entry. */
    isUnread: (file: string) => unread.has(file),
  };
}

/** The levels that a version sets. Undefined if it has the same settings file as the work tree. */
async function readLevelsOf(
  { git, settings = "" }: Repository,
  { hidden, restored }: Version,
  readLevels: ReadLevels | undefined,
): Promise<Levels | undefined> {
  if (hidden.has(settings)) return readLevels?.(undefined);
  const oid = restored.get(settings)?.oid;
  if (oid === undefined) return undefined;
  const blobs = await readBlobs(git, [oid]);
  return readLevels?.(blobs.get(oid)?.toString("utf8"));
}

/** Earlier settings with mistakes never set a level. */
function ignoreMistakes(error: unknown): undefined {
  if (error instanceof AppError && error.code === "bad-settings") return;
  throw error;
}

function listChanges(
  contentDir: string,
  { content, statics }: Repository,
  { after, before }: Readonly<Record<"before" | "after", Version>>,
): FileChanges {
  const changes: FileChanges = { content: new Map(), statics: new Map() };
  for (const path of differingPaths(before, after)) {
    const change = !hasFile(before, path, after)
      ? "added"
      : hasFile(after, path, before)
        ? "changed"
        : "removed";
    const inContent = pathInside(content, path);
    if (inContent !== undefined && placeFile(inContent).kind !== "ignored")
      changes.content.set(inContent, change);
    for (const folder of statics) {
      const address = pathInside(folder, path);
      if (address === undefined) continue;
      const file = relativePath(contentDir, join(folder.absolute, address));
      changes.statics.set(`/${address}`, { file, change });
    }
  }
  return changes;
}

/** The files that differ between two versions. */
export interface FileChanges {
  /** Texts and images by their path in the content folder, and what happened to each. */
  content: Map<string, FileChange>;
  /** Static files by address, with their path from the content folder. */
  statics: Map<string, { file: string; change: FileChange }>;
}
export type FileChange = "added" | "changed" | "removed";
