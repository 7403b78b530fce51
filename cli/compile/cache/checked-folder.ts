import { join } from "node:path";
import type { CheckedFolder } from "../../model/compiled-folder.ts";
import { cacheDir } from "./cache-dir.ts";
import { readSealed, writeSealed } from "./cache-file.ts";
import { readToolKey } from "./tool-key.ts";

interface Kept {
  key: string;
  checked: CheckedFolder;
}

/** The findings across files of the last run of this tool. */
export function readChecked(outDir: string): CheckedFolder | undefined {
  const kept = parseKept(readSealed(pathIn(outDir)));
  return kept?.key === readToolKey() ? kept.checked : undefined;
}

export function writeChecked(
  outDir: string,
  checked: CheckedFolder | undefined,
): void {
  if (checked === undefined) return;
  writeSealed(pathIn(outDir), { key: readToolKey(), checked } satisfies Kept);
}

function pathIn(outDir: string): string {
  return join(cacheDir(outDir), "findings.json");
}

/** Reads what `writeChecked` wrote. */
function parseKept(value: unknown): Kept | undefined {
  return value as Kept | undefined;
}
