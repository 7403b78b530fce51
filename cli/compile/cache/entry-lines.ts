import type { CompiledFile } from "../../model/compiled-file.ts";
import { sumOf } from "./cache-file.ts";

/** A compiled file as a line of the cache: a checksum of the key and the rest, its digest, its path and its JSON. */
export function formatLine(
  { digest, file }: CompiledFile,
  json: string,
  key: string,
): string {
  const line = `${digest}\t${file}\t${json}`;
  return `${sumOf(line, key)}\t${line}\n`;
}

/** The digest and the path in a line. Both are empty if the line is incomplete. */
export function headOf(line: Buffer): [digest: string, file: string] {
  const first = line.indexOf(TAB) + 1;
  const second = line.indexOf(TAB, first) + 1;
  const third = line.indexOf(TAB, second) + 1;
  if (first === 0 || second === 0 || third === 0) return ["", ""];
  const digest = line.toString("latin1", first, second - 1);
  return [digest, line.toString("utf8", second, third - 1)];
}

/** Reads what `formatLine` wrote with the same key. Undefined for any other line. */
export function parseLine(line: Buffer, key: string): CompiledFile | undefined {
  const start = line.indexOf(TAB) + 1;
  const rest = line.subarray(start);
  const sum = line.toString("latin1", 0, start - 1);
  if (sum !== sumOf(rest, key)) return undefined;
  const json = rest.indexOf(TAB, rest.indexOf(TAB) + 1) + 1;
  return parseCompiled(rest.toString("utf8", json));
}

const TAB = "\t".charCodeAt(0);

export function parseCompiled(json: string): CompiledFile {
  return JSON.parse(json) as CompiledFile;
}

/**
 * True if a result may be cached. False if a limit of time or memory stopped it, or if its path contains a line
 * break.
 */
export function isLasting({ diagnostics, file }: CompiledFile): boolean {
  return (
    !/[\t\n]/u.test(file) &&
    !diagnostics.some(({ rule }) => rule === "file/too-complex")
  );
}
