import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SEARCH_FILE } from "#schema";
import { AppError } from "../../app-error.ts";

/** @throws AppError if the folder has files but is not an output of this tool */
export async function checkIsOutput(out: string): Promise<void> {
  const names = await readdir(out).catch(() => []);
  if (names.length === 0) return;
  const index = await readFile(join(out, "index.json"), "utf8").catch(() => "");
  if (!/"digest":"[0-9a-f]{64}"/u.test(index))
    throw new AppError(
      "not-an-output",
      `"${out}" contains files but no compiled index: --clean removes nothing there.`,
      { hint: "Empty the folder by hand, or name another one with --out DIR." },
    );
}

/** Removes everything from an output folder except its own files and the caches. */
export async function cleanOutput(
  out: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const folders = new Set([...names].flatMap(foldersOf));
  await clean("");

  async function clean(folder: string): Promise<void> {
    for (const item of await readdir(join(out, folder), {
      withFileTypes: true,
    })) {
      const name = join(folder, item.name);
      if (name === "cache" && item.isDirectory()) continue;
      if (name === SEARCH_FILE) continue;
      if (item.isDirectory() && folders.has(name)) await clean(name);
      else if (!names.has(name) || item.isDirectory())
        await rm(join(out, name), { recursive: true });
    }
  }
}

/** The parent folders of a path. */
function foldersOf(name: string): string[] {
  const folder = dirname(name);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}
