import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "../app-error.ts";

/**
 * Removes everything from an output folder but its index, which stays until the new one takes its place.
 * @throws AppError for a folder that is not ours: nothing is removed then
 */
export async function cleanOutput(out: string): Promise<void> {
  const names = await readdir(out).catch(() => []);
  if (names.length === 0) return;
  const index = await readFile(join(out, "index.json"), "utf8").catch(() => "");
  if (!/"digest":"[0-9a-f]{64}"/u.test(index))
    throw new AppError(
      "not-an-output",
      `"${out}" holds files but no compiled index: --clean removes nothing there.`,
      { hint: "Empty the folder by hand, or name another one with --out DIR." },
    );
  for (const name of names)
    if (name !== "index.json")
      await rm(join(out, name), { recursive: true, force: true });
}
