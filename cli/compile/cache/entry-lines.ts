import type { CompiledFile } from "../../model/compiled-file.ts";
import { sumOf } from "./cache-file.ts";

/** A compiled file as a line of the cache: a sum of the key and of the rest, its digest, its path, and its JSON. */
export function formatLine(
  { digest, file }: CompiledFile,
  json: string,
  key: string,
): string {
  const line = `${digest}\t${file}\t${json}`;
  return `${sumOf(line, key)}\t${line}\n`;
}

/** The digest and the path in a line; both empty when it is not a whole line. */
export function headOf(line: string): [digest: string, file: string] {
  const first = line.indexOf("\t") + 1;
  const second = line.indexOf("\t", first) + 1;
  const third = line.indexOf("\t", second) + 1;
  if (first === 0 || second === 0 || third === 0) return ["", ""];
  return [line.slice(first, second - 1), line.slice(second, third - 1)];
}

/** What `formatLine` wrote under the same key; undefined for anything else. */
export function parseLine(line: string, key: string): CompiledFile | undefined {
  const start = line.indexOf("\t") + 1;
  const rest = line.slice(start);
  if (line.slice(0, start - 1) !== sumOf(rest, key)) return undefined;
  const [digest, file] = headOf(line);
  return parseCompiled(rest.slice(digest.length + file.length + 2));
}

export function parseCompiled(json: string): CompiledFile {
  return JSON.parse(json) as CompiledFile;
}

/** True for what may be kept: not what a limit of time or memory has ended, and no path that breaks a line. */
export function isLasting({ diagnostics, file }: CompiledFile): boolean {
  return (
    !/[\t\n]/u.test(file) &&
    !diagnostics.some(({ rule }) => rule === "file/too-complex")
  );
}
