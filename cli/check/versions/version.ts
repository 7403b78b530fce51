import { AppError } from "../../app-error.ts";
import type { Repository } from "./repository.ts";
import { readlink } from "node:fs/promises";
import { join, posix } from "node:path";
import { readBlobs } from "./git.ts";

interface Blob {
  oid: string;
  isLink: boolean;
  /** True if the work tree does not have the file. */
  isGone: boolean;
}

/** A state of the files. An undefined commit is the time before the first one. */
export type VersionName =
  | { kind: "work tree" }
  | { kind: "index" }
  | { kind: "commit"; commit: string | undefined };

/**
 * A state of the content and static files, stored as the difference from the work tree, so that only different files are
 * read. Paths are from the top of the work tree. Files that git ignores are the same in every version.
 */
export interface Version {
  /** Files that only the work tree has. */
  hidden: Set<string>;
  /** Files that differ in the work tree, or that it does not have. */
  restored: Map<string, Blob>;
}

// Without the setting, git would update the index.
const DIFF =
  "-c diff.autoRefreshIndex=false diff --raw -z --no-abbrev --no-renames --no-relative --no-ext-diff --no-textconv --ignore-submodules=all";

/** Reads from git how a version differs from the work tree. */
export async function readVersion(
  repository: Repository,
  name: VersionName,
): Promise<Version> {
  const { git } = repository;
  const version: Version = { hidden: new Set(), restored: new Map() };
  if (name.kind === "work tree") return version;
  const paths = trackedPaths(repository);
  const tree = name.kind === "commit" ? [await treeOf(name.commit)] : [];
  const [changes, untracked] = await Promise.all([
    git([...DIFF.split(" "), ...tree, "--", ...paths]),
    git([..."ls-files --others --exclude-standard -z --".split(" "), ...paths]),
  ]);
  for (const answer of [changes, untracked])
    if (answer.code !== 0)
      throw new AppError("git-failed", "git cannot tell what changed.", {
        hint: answer.stderr.trim(),
      });
  for (const path of splitPaths(untracked.stdout))
    if (!path.endsWith("/")) version.hidden.add(path);
  parseRawDiff(changes.stdout, version);
  // A file that is removed from the index may still exist, untracked.
  for (const [path, blob] of version.restored)
    if (version.hidden.delete(path)) blob.isGone = false;
  await forgetSame(repository, version);
  return version;

  /** The tree of a commit, or the empty tree. */
  async function treeOf(commit: string | undefined): Promise<string> {
    if (commit !== undefined) return commit;
    const empty = await git("hash-object -t tree --stdin".split(" "));
    return empty.stdout.toString().trim();
  }
}

/** Removes files with the same content: git also lists files that differ only in time or mode. */
async function forgetSame(
  { git }: Repository,
  { restored }: Version,
): Promise<void> {
  const doubtful = [...restored].filter(
    ([path, { isGone, isLink }]) =>
      !isGone && !isLink && !/^"|[\r\n]/u.test(path),
  );
  if (doubtful.length === 0) return;
  const { code, stdout } = await git(
    ["hash-object", "--stdin-paths"],
    doubtful.map(([path]) => `${path}\n`).join(""),
  );
  // If a file cannot be read, all files count as different.
  if (code !== 0) return;
  const oids = stdout.toString().split("\n");
  for (const [at, [path, { oid }]] of doubtful.entries())
    if (oids[at] === oid) restored.delete(path);
}

function trackedPaths({ content, settings, statics }: Repository): string[] {
  const folders = [content, ...statics].map(({ inside }) => inside || ".");
  return [...new Set(folders), ...(settings === undefined ? [] : [settings])];
}

/** Names that are not UTF-8 are left out, because a rule reports them. */
function splitPaths(output: Buffer): string[] {
  const paths = output.toString("utf8").split("\0");
  return paths.filter((path) => path !== "" && !path.includes("\uFFFD"));
}

/** Reads `:mode mode oid oid status NUL path NUL ...`. The left side is the version, the right one the work tree. */
function parseRawDiff(output: Buffer, { hidden, restored }: Version): void {
  const fields = output.toString("utf8").split("\0");
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [mode = "", present, oid = "", , status = ""] = (
      fields[at] ?? ""
    ).split(" ");
    const path = fields[at + 1] ?? "";
    const isSubmodule = mode === ":160000";
    // A file in conflict has a second line.
    if (path.includes("\uFFFD") || isSubmodule || status.startsWith("U"))
      continue;
    if (mode === ":000000") hidden.add(path);
    else
      restored.set(path, {
        oid,
        isLink: mode === ":120000",
        isGone: present === "000000",
      });
  }
}

/** The paths whose files differ between two versions. */
export function differingPaths(a: Version, b: Version): Set<string> {
  const all = [a, b].flatMap((version) => [
    ...version.hidden,
    ...version.restored.keys(),
  ]);
  return new Set(all.filter((path) => stateOf(a, path) !== stateOf(b, path)));
}

function stateOf({ hidden, restored }: Version, path: string): string {
  if (hidden.has(path)) return "absent";
  const blob = restored.get(path);
  return blob === undefined ? "work tree" : `${blob.oid} ${blob.isLink}`;
}

/** True if a version has a file at a path where the two versions differ. */
export function hasFile(
  { hidden, restored }: Version,
  path: string,
  other: Version,
): boolean {
  if (hidden.has(path)) return false;
  return restored.has(path) || other.restored.get(path)?.isGone !== true;
}

/**
 * Replaces symbolic links by their targets in a version: a link whose target differs from the work tree differs too, and
 * one that the work tree lacks becomes a copy of its target. Links to links are not followed.
 */
export async function followLinks(
  repository: Repository,
  version: Version,
): Promise<void> {
  const { hidden, restored } = version;
  if (hidden.size + restored.size === 0) return;
  const index = await listIndex(repository);
  const gone = [...restored].filter(([, { isLink }]) => isLink);
  const targets = await readBlobs(
    repository.git,
    gone.map(([, { oid }]) => oid),
  );
  for (const [path, { isGone, oid }] of gone) {
    const target = targetOf(path, targets.get(oid)?.toString("utf8") ?? "");
    const unchanged = hidden.has(target) ? undefined : index.get(target);
    const blob = restored.get(target) ?? unchanged;
    if (blob !== undefined && !blob.isLink)
      restored.set(path, { ...blob, isGone });
    else restored.delete(path);
  }
  for (const [path, { isLink }] of index) {
    if (!isLink || restored.has(path) || hidden.has(path)) continue;
    const absolute = join(repository.top, path);
    const written = await readlink(absolute).catch(() => undefined);
    if (written !== undefined) mirror(version, path, targetOf(path, written));
  }
}

/** Applies the state of a file or folder to a link that leads there. */
function mirror(
  { hidden, restored }: Version,
  link: string,
  target: string,
): void {
  const isTarget = (path: string) =>
    path === target || path.startsWith(`${target}/`);
  const seen = (path: string) => `${link}${path.slice(target.length)}`;
  const changed = [...restored].filter(([path]) => isTarget(path));
  for (const [path, blob] of changed) restored.set(seen(path), blob);
  for (const path of [...hidden].filter(isTarget)) hidden.add(seen(path));
}

async function listIndex(repository: Repository): Promise<Version["restored"]> {
  const list = "ls-files --stage -z --".split(" ");
  const { stdout } = await repository.git([
    ...list,
    ...trackedPaths(repository),
  ]);
  return new Map(
    splitPaths(stdout).map((line) => {
      const [mode, oid = ""] = line.split(" ", 2);
      const path = line.slice(line.indexOf("\t") + 1);
      return [path, { oid, isLink: mode === "120000", isGone: false }];
    }),
  );
}

/** The target from the top of the work tree. A path that starts with `../` is outside of every version. */
function targetOf(link: string, written: string): string {
  return posix.normalize(posix.join(posix.dirname(link), written));
}
