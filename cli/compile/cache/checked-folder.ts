import { join } from "node:path";
import type { CheckedFolder } from "../../model/compiled-folder.ts";
import { cacheDir } from "./cache-dir.ts";
import { readKept, writeKept } from "./kept-value.ts";

/** The findings across files of the last run of this tool. */
export function readChecked(outDir: string): CheckedFolder | undefined {
  return readKept<CheckedFolder>(pathIn(outDir));
}

export function writeChecked(
  outDir: string,
  checked: CheckedFolder | undefined,
): void {
  if (checked !== undefined) writeKept(pathIn(outDir), checked);
}

function pathIn(outDir: string): string {
  return join(cacheDir(outDir), "findings.json");
}
