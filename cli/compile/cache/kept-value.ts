import { readSealed, writeSealed } from "./cache-file.ts";
import { readToolKey } from "./tool-key.ts";

/** Reads what `writeKept` wrote. Undefined if another version of this tool did, or if the file is damaged. */
export function readKept<Value>(path: string): Value | undefined {
  const kept = parseKept<Value>(readSealed(path));
  return kept?.key === readToolKey() ? kept.value : undefined;
}

/** Writes plain data for the next run of this tool. */
export function writeKept<Value>(path: string, value: Value): void {
  writeSealed(path, { key: readToolKey(), value } satisfies Kept<Value>);
}

interface Kept<Value> {
  key: string;
  value: Value;
}

/** Reads what `writeKept` wrote. */
function parseKept<Value>(value: unknown): Kept<Value> | undefined {
  return value as Kept<Value> | undefined;
}
