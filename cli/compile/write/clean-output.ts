import { readdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { AppError } from "../../app-error.ts";

/** @throws AppError for a folder that holds files and is not ours: nothing may be removed there */
export async function checkIsOutput(out: string): Promise<void> {
  const names = await readdir(out).catch(() => []);
  if (names.length === 0) return;
  const index = await readFile(join(out, "index.json"), "utf8").catch(() => "");
  if (!/"digest":"[0-9a-f]{64}"/u.test(index))
    throw new AppError(
      "not-an-output",
      `"${out}" holds files but no compiled index: --clean removes nothing there.`,
      { hint: "Empty the folder by hand, or name another one with --out DIR." },
    );
}

/** Removes everything from an output folder but what belongs there, and the caches. */
export async function cleanOutput(
  out: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const folders = new Set(
    [...names].map((name) => name.slice(0, Math.max(name.indexOf("/"), 0))),
  );
  for (const item of await readdir(out, { withFileTypes: true })) {
    const isKept = item.isDirectory()
      ? folders.has(item.name) || item.name === "cache"
      : names.has(item.name);
    if (!isKept) await rm(join(out, item.name), { recursive: true });
  }
  for (const folder of folders) {
    const inner = join(out, folder);
    for (const item of await readdir(inner, { withFileTypes: true })) {
      const path = join(inner, item.name);
      if (folder === "" || names.has(relative(out, path))) continue;
      await rm(path, { recursive: true });
    }
  }
}
