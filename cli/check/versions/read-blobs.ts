import { AppError } from "../../app-error.ts";
import type { Git } from "./git.ts";

/** The stored contents of objects by id, read by one process. */
export async function readBlobs(
  git: Git,
  oids: readonly string[],
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(oids)];
  const blobs = new Map<string, Buffer>();
  if (wanted.length === 0) return blobs;
  const { stderr, stdout } = await git(
    ["cat-file", "--batch"],
    `${wanted.join("\n")}\n`,
  );
  let at = 0;
  for (const oid of wanted) {
    const end = stdout.indexOf("\n", at);
    const [, type, size] = stdout.toString("utf8", at, end).split(" ");
    if (end === -1 || type !== "blob")
      throw new AppError("git-failed", `git lacks the object ${oid}.`, {
        hint: `Fetch it, or the whole history. ${stderr.trim()}`.trim(),
      });
    const from = end + 1;
    blobs.set(oid, stdout.subarray(from, from + Number(size)));
    at = from + Number(size) + 1;
  }
  return blobs;
}
