import { randomUUID } from "node:crypto";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { collectionNames } from "#schema";
import type { CompiledOutput } from "../model/compiled-folder.ts";
import { formatSortedJson } from "../model/sorted-json.ts";

export interface WriteReport {
  written: number;
  unchanged: number;
  removed: number;
}

/**
 * Writes what was compiled: images and bodies first, then the index, then what no index names any more is removed.
 * A file is written beside its place and renamed into it, so a reader meets the old bytes or the new ones, never a
 * half; a file whose bytes are the same is left alone.
 */
export async function writeOutput(
  out: string,
  { index, bodies, assets }: CompiledOutput,
): Promise<WriteReport> {
  const report: WriteReport = { written: 0, unchanged: 0, removed: 0 };
  const keep = new Set(["index.json"]);
  for (const { absolutePath, name } of assets)
    await put(join("assets", name), await readFile(absolutePath));
  for (const { collection, slug, text } of bodies)
    await put(join(collection, `${slug}.json`), Buffer.from(text));
  await put("index.json", Buffer.from(formatSortedJson(index)));
  await removeStale();
  return report;

  async function put(path: string, bytes: Buffer): Promise<void> {
    keep.add(path);
    const target = join(out, path);
    const old = await readFile(target).catch(() => undefined);
    if (old?.equals(bytes)) {
      report.unchanged++;
      return;
    }
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}.tmp`;
    await writeFile(temporary, bytes);
    await rename(temporary, target);
    report.written++;
  }

  async function removeStale(): Promise<void> {
    for (const folder of ["assets", ...collectionNames]) {
      const names = await readdir(join(out, folder)).catch(() => []);
      for (const name of names) {
        if (keep.has(join(folder, name)) || !isOurs(folder, name)) continue;
        await rm(join(out, folder, name), { force: true });
        report.removed++;
      }
    }
  }
}

/** True for a name that this stage gives: nothing else in the output folder is ever removed. */
function isOurs(folder: string, name: string): boolean {
  return folder === "assets"
    ? /\.[0-9a-f]{8}\.[a-z]+$/u.test(name)
    : /\.json(?:\.[0-9a-f-]{36}\.tmp)?$/u.test(name);
}
