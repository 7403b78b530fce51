import { readlink } from "node:fs/promises";
import { join, posix } from "node:path";
import { readBlobs } from "./git.ts";
import type { Repository } from "./repository.ts";
import { splitPaths, trackedPaths, type Version } from "./version.ts";

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
