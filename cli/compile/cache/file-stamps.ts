import { statSync } from "node:fs";
import type { FileMemory } from "../../model/content-file.ts";

/** Digests for a process that looks at files again and again: a file is read when its stamp is new. */
export interface FileStamps extends FileMemory {
  /** Says which files are worth a look until the next call; undefined for all. */
  lookAt(paths: ReadonlySet<string> | undefined): void;
}

export function createFileStamps(): FileStamps {
  let suspects: ReadonlySet<string> | undefined;
  const known = new Map<string, { stamp: string; digest: string }>();
  /** Taken before the file is read: a change in between is seen the next time. */
  const taken = new Map<string, string>();
  return {
    lookAt(paths) {
      suspects = paths;
    },
    recall(path) {
      const found = known.get(path);
      if (found !== undefined && suspects?.has(path) === false)
        return found.digest;
      const stamp = stampOf(path);
      if (found?.stamp === stamp) return found.digest;
      taken.set(path, stamp);
      return undefined;
    },
    keep(path, digest) {
      const stamp = taken.get(path);
      if (stamp !== undefined) known.set(path, { stamp, digest });
      else if (known.get(path)?.digest !== digest) known.delete(path);
      taken.delete(path);
    },
  };
}

/** Size, identity and times of a file; nothing of one that is not there. */
export function stampOf(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (facts === undefined) return "";
  return [facts.size, facts.ino, facts.mtimeNs, facts.ctimeNs].join("-");
}
