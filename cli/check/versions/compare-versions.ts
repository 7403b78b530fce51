import { join, relative, sep } from "node:path";
import { createFileStamps } from "../../compile/cache/file-stamps.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import {
  compileContent,
  type CompileOptions,
  type CompileResult,
} from "../../compile/compile-content.ts";
import { createCompileMemory } from "../../model/compile-memory.ts";
import type { Levels } from "../../model/levels.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { Comparison } from "./comparison.ts";
import { followLinks } from "./follow-links.ts";
import { matchEntries } from "./match-entries.ts";
import { createOverlay, pathInside } from "./overlay.ts";
import {
  readEarlierLevels,
  readLevelsOf,
  type ReadLevels,
} from "./levels-of-version.ts";
import type { Repository, TrackedFolder } from "./repository.ts";
import { siteAddresses } from "./site-addresses.ts";
import {
  differingPaths,
  hasFile,
  readVersion,
  type Version,
  type VersionName,
} from "./version.ts";

export interface ComparedVersions {
  before: CompileResult;
  after: CompileResult;
  comparison: Comparison;
  changes: FileChanges;
  /** Those that the later version asks for. */
  levels: Levels;
}

/** The files that two versions have differently. */
export interface FileChanges {
  /** Texts and images below the content folder, by path from there, and what happened to each. */
  content: Map<string, FileChange>;
  /** Static files, by address. */
  statics: Map<string, FileChange>;
}
export type FileChange = "added" | "changed" | "removed";

/** What a comparison compares, and how it calls the earlier side. */
export interface VersionPair {
  before: VersionName;
  after: VersionName;
  since: string;
  /** Given when levels matter: a level that the change has raised, or put on, brings problems up. */
  readLevels?: ReadLevels;
}

/**
 * Compiles two versions of the content and says which entry became which. Only files that differ are read twice.
 * Undefined when no file differs: then nothing is compiled at all.
 */
export async function compareVersions(
  options: CompileOptions,
  repository: Repository,
  pair: VersionPair,
): Promise<ComparedVersions | undefined> {
  const [old, present] = await Promise.all(
    [pair.before, pair.after].map((name) => readVersion(repository, name)),
  );
  if (old === undefined || present === undefined) return undefined;
  await followLinks(repository, old);
  await followLinks(repository, present);
  const changes = listChanges(repository, old, present);
  const { readLevels } = pair;
  const levels = readLevels && {
    before: await readEarlierLevels(repository, old, readLevels),
    after: await readLevelsOf(repository, present, readLevels),
  };
  const isSame = changes.content.size + changes.statics.size === 0;
  if (isSame && !levels?.before && !levels?.after) return undefined;

  // What a file was when it was read for one version need not be asked again for the other.
  const memory = {
    files: createFileStamps(),
    ...(options.memory ?? createCompileMemory()),
  };
  const compile = async (version: Version, own: Levels | undefined) => {
    const isWorkTree = version.hidden.size + version.restored.size === 0;
    const overlay = isWorkTree
      ? {}
      : await createOverlay(repository, options.publicDirs, version);
    const result = await compileContent({
      ...options,
      ...overlay,
      levels: own ?? options.levels,
      memory,
    });
    return { result, textOf: readTexts(overlay.unsaved ?? []) };
  };
  const after = await compile(present, levels?.after);
  const before = await compile(old, levels?.before);
  const matches = matchEntries(
    before.result.folder.entries,
    after.result.folder.entries,
    { before: before.textOf, after: after.textOf },
  );
  const unread = new Set(after.result.folder.unread);
  const nameStatic = (address: string) =>
    staticFile(options.contentDir, repository, address, [old, present]);
  const comparison: Comparison = {
    before: before.result.folder,
    after: after.result.folder,
    now: options.now,
    addresses: {
      before: siteAddresses(before.result.folder, options.now),
      after: siteAddresses(after.result.folder, options.now),
    },
    since: pair.since,
    changedFiles: new Set([
      ...changes.content.keys(),
      ...[...changes.statics.keys()].map(nameStatic),
    ]),
    successorOf: (entry) => matches.get(entry),
    textOf: (entry, side) =>
      side === "before" ? before.textOf(entry) : after.textOf(entry),
    staticFile: nameStatic,
    isUnreadable: (file) => unread.has(file),
  };
  return {
    before: before.result,
    after: after.result,
    comparison,
    changes,
    levels: levels?.after ?? options.levels,
  };
}

/** The text of an entry of a version: what was laid over the work tree, or else the file on disk. */
function readTexts(
  unsaved: NonNullable<CompileOptions["unsaved"]>,
): (entry: MarkdownEntry) => string {
  const laid = new Map(unsaved.map((file) => [file.path, file.bytes]));
  const decoder = new TextDecoder();
  return ({ file, source }) => {
    const bytes = laid.get(file);
    return bytes === undefined ? source.text : decoder.decode(bytes);
  };
}

function listChanges(
  { content, statics }: Repository,
  before: Version,
  after: Version,
): FileChanges {
  const changes: FileChanges = { content: new Map(), statics: new Map() };
  for (const path of differingPaths(before, after)) {
    const change = !hasFile(before, path, after)
      ? "added"
      : hasFile(after, path, before)
        ? "changed"
        : "removed";
    const file = pathInside(content, path);
    if (file !== undefined && placeFile(file).kind !== "ignored")
      changes.content.set(file, change);
    for (const folder of statics) {
      const address = pathInside(folder, path);
      if (address !== undefined) changes.statics.set(`/${address}`, change);
    }
  }
  return changes;
}

/** As problems name it: by the way from the content folder. */
function staticFile(
  contentDir: string,
  { statics }: Repository,
  address: string,
  versions: readonly Version[],
): string {
  const differs = ({ inside }: TrackedFolder) =>
    versions.some(
      ({ hidden, restored }) =>
        restored.has(`${inside}${address}`) ||
        hidden.has(`${inside}${address}`),
    );
  const folder = statics.find(differs)?.absolute ?? "public";
  const file = relative(contentDir, join(folder, address));
  return file.split(sep).join("/");
}
