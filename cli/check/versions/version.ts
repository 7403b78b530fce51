import { AppError } from "../../app-error.ts";
import type { Repository } from "./repository.ts";

/** A file as git stores it. */
export interface Blob {
  oid: string;
  isLink: boolean;
  /** True when the work tree has no file there. */
  isGone: boolean;
}

/** Which state of the files is meant; a commit that is undefined is the time before the first one. */
export type VersionName =
  | { kind: "work tree" }
  | { kind: "index" }
  | { kind: "commit"; commit: string | undefined };

/**
 * One state of the content and static files, told by how it differs from the work tree, so that only what differs
 * costs anything. Paths are from the top of the work tree. What git ignores is the same in every version.
 */
export interface Version {
  /** Files that are in the work tree only. */
  hidden: Set<string>;
  /** Files that the work tree has otherwise, or not at all. */
  restored: Map<string, Blob>;
}

/** Asks git how a version differs from the work tree. */
export async function readVersion(
  repository: Repository,
  name: VersionName,
): Promise<Version> {
  const version: Version = { hidden: new Set(), restored: new Map() };
  if (name.kind === "work tree") return version;
  const paths = trackedPaths(repository);
  const tree = name.kind === "commit" ? [await treeOf(name)] : [];
  const [changes, untracked] = await Promise.all([
    repository.git([
      // Else it would write down in the index which files it found to be the same.
      "-c",
      "diff.autoRefreshIndex=false",
      "diff",
      "--raw",
      "-z",
      "--no-abbrev",
      "--no-renames",
      "--no-relative",
      "--no-ext-diff",
      "--no-textconv",
      "--ignore-submodules=all",
      ...tree,
      "--",
      ...paths,
    ]),
    repository.git([
      "ls-files",
      "--others",
      "--exclude-standard",
      "-z",
      "--",
      ...paths,
    ]),
  ]);
  for (const answer of [changes, untracked])
    if (answer.code !== 0)
      throw new AppError("git-failed", "git cannot tell what changed.", {
        hint: answer.stderr.trim(),
      });
  for (const path of splitPaths(untracked.stdout))
    if (!path.endsWith("/")) version.hidden.add(path);
  parseRawDiff(changes.stdout, version);
  // To git a file that is no longer in the index is gone, though it may still lie there, untracked.
  for (const [path, blob] of version.restored)
    if (version.hidden.delete(path)) blob.isGone = false;
  await forgetSame(repository, version);
  return version;

  async function treeOf({ commit }: { commit: string | undefined }) {
    if (commit !== undefined) return commit;
    const empty = await repository.git([
      "hash-object",
      "-t",
      "tree",
      "--stdin",
    ]);
    return empty.stdout.toString().trim();
  }
}

/** Drops the files that are the same after all: git lists what has another time, or mode, too. */
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
  // One that cannot be read is no file any more: then all count as different, which they are likely to be.
  if (code !== 0) return;
  const oids = stdout.toString().split("\n");
  for (const [at, [path, { oid }]] of doubtful.entries())
    if (oids[at] === oid) restored.delete(path);
}

/** Paths, as git's pathspecs, that a comparison looks at. */
export function trackedPaths({
  content,
  settings,
  statics,
}: Repository): string[] {
  const folders = [content, ...statics].map(({ inside }) => inside || ".");
  return [...new Set(folders), ...(settings === undefined ? [] : [settings])];
}

/** Names that are no UTF-8 are left out: they are reported as such wherever they stand. */
export function splitPaths(output: Buffer): string[] {
  const paths = output.toString("utf8").split("\0");
  return paths.filter((path) => path !== "" && !path.includes("\uFFFD"));
}

/** Reads `:mode mode oid oid status NUL path NUL ...`; the left side is the version, the right one the work tree. */
function parseRawDiff(output: Buffer, { hidden, restored }: Version): void {
  const fields = output.toString("utf8").split("\0");
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [mode = "", present, oid = "", , status = ""] = (
      fields[at] ?? ""
    ).split(" ");
    const path = fields[at + 1] ?? "";
    const isSubmodule = mode === ":160000";
    // A file in conflict has a line of its own besides the one that says how it differs.
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

/** The paths whose files two versions have differently. */
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

/** True when a version has a file at a path that it and the other one have differently. */
export function hasFile(
  { hidden, restored }: Version,
  path: string,
  other: Version,
): boolean {
  if (hidden.has(path)) return false;
  return restored.has(path) || other.restored.get(path)?.isGone !== true;
}
