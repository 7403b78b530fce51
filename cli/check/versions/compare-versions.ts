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
  /** The levels that the later version sets. */
  levels: Levels;
}

/** The files that differ between two versions. */
export interface FileChanges {
  /** Texts and images by their path in the content folder, and what happened to each. */
  content: Map<string, FileChange>;
  /** Static files, by address. */
  statics: Map<string, FileChange>;
}
export type FileChange = "added" | "changed" | "removed";

/** The versions to compare, and what messages call the earlier one. */
export interface VersionPair {
  before: VersionName;
  after: VersionName;
  since: string;
  /** Given when levels matter: a level that the change has raised makes problems new. */
  readLevels?: ReadLevels;
}

/**
 * Compiles two versions of the content and finds which entry became which. Undefined when no file differs; nothing is
 * compiled then.
 */
export async function compareVersions(
  options: CompileOptions,
  repository: Repository,
  pair: VersionPair,
): Promise<ComparedVersions | undefined> {
  const old = await readVersion(repository, pair.before);
  const present = await readVersion(repository, pair.after);
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
  // The second version reads only the files that differ from the first.
  const memory = {
    files: createFileStamps(),
    ...(options.memory ?? createCompileMemory()),
  };
  const compile = (version: Version, own: Levels | undefined) =>
    compileVersion(
      { ...options, memory, levels: own ?? options.levels },
      repository,
      version,
    );
  const after = await compile(present, levels?.after);
  const before = await compile(old, levels?.before);
  const nameStatic = (address: string) =>
    staticFile(options.contentDir, repository, address, [old, present]);
  return {
    before: before.result,
    after: after.result,
    comparison: createComparison(before, after, {
      changedFiles: new Set([
        ...changes.content.keys(),
        ...[...changes.statics.keys()].map(nameStatic),
      ]),
      now: options.now,
      since: pair.since,
      staticFile: nameStatic,
    }),
    changes,
    levels: levels?.after ?? options.levels,
  };
}

interface CompiledVersion {
  result: CompileResult;
  textOf: (entry: MarkdownEntry) => string;
}

async function compileVersion(
  options: CompileOptions,
  repository: Repository,
  version: Version,
): Promise<CompiledVersion> {
  const isWorkTree = version.hidden.size + version.restored.size === 0;
  const overlay = isWorkTree
    ? {}
    : await createOverlay(repository, options.publicDirs, version);
  const result = await compileContent({ ...options, ...overlay });
  return { result, textOf: readTexts(overlay.unsaved ?? []) };
}

function createComparison(
  before: CompiledVersion,
  after: CompiledVersion,
  facts: Pick<Comparison, "changedFiles" | "now" | "since" | "staticFile">,
): Comparison {
  const folders = { before: before.result.folder, after: after.result.folder };
  const matches = matchEntries(folders.before.entries, folders.after.entries, {
    before: before.textOf,
    after: after.textOf,
  });
  const unread = new Set(folders.after.unread);
  return {
    ...facts,
    ...folders,
    addresses: {
      before: siteAddresses(folders.before, facts.now),
      after: siteAddresses(folders.after, facts.now),
    },
    successorOf: (entry) => matches.get(entry),
    textOf: (entry, side) =>
      side === "before" ? before.textOf(entry) : after.textOf(entry),
    isUnreadable: (file) => unread.has(file),
  };
}

/** The text of an entry, from the overlay of the version or from the file on disk. */
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

/** The path of a static file from the content folder. */
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
