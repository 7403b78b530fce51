import type { CompiledFile, EntryDetails } from "../../model/compiled-file.ts";
import { encodeText } from "../../model/encode-text.ts";
import { sumOf } from "./cache-file.ts";

/**
 * A compiled file as a line of the cache: a checksum of the rest, its digest, its path, and its parts as
 * `encodeCompiled` gives them.
 * @param seed the CRC-32 of the key of the cache, which the checksum includes
 */
export function formatLine(compiled: CompiledFile, seed: number): Buffer {
  const { digest, file } = compiled;
  // A path that would break the line is left out: such a result is not lasting, so its line is never written.
  const path = BREAKS_LINE.test(file) ? "" : file;
  const rest = encodeText(`${digest}\t${path}\t${encodeCompiled(compiled)}`);
  return Buffer.concat([Buffer.from(`${sumOf(rest, seed)}\t`), rest]);
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

/**
 * Reads what `formatLine` wrote with the same seed. Undefined for any other line.
 * @param again the same line, of which the entry in the index and the details are read when they are needed
 */
export function parseLine(
  line: Buffer,
  seed: number,
  again: EncodedFile,
): CompiledFile | undefined {
  const digest = line.indexOf(TAB) + 1;
  const sum = line.toString("latin1", 0, digest - 1);
  if (sum !== sumOf(line.subarray(digest), seed)) return undefined;
  return decodeLine(line, again);
}

/** Reads a line that is known to be whole. */
export function decodeLine(line: Buffer, again: EncodedFile): CompiledFile {
  const digest = line.indexOf(TAB) + 1;
  const file = line.indexOf(TAB, digest) + 1;
  return decodeParts(line, line.indexOf(TAB, file) + 1, again);
}

const TAB = "\t".charCodeAt(0);
const BREAKS_LINE = /[\t\n]/u;

/**
 * A compiled file as three pieces of JSON with tabs between them: what each run reads, the entry in the index, which is
 * copied as it is, and what only some runs read.
 */
function encodeCompiled(compiled: CompiledFile): string {
  const { entry } = compiled;
  if (entry === undefined) return JSON.stringify(compiled);
  const { details, rendered, ...rest } = entry;
  const { indexed, ...others } = rendered ?? {};
  const head = { ...rest, ...(rendered && { rendered: others }) };
  return [
    JSON.stringify({ ...compiled, entry: head }),
    String(indexed?.() ?? ""),
    JSON.stringify(details()),
  ].join("\t");
}

/** A compiled file as a text of which parts are read again and again. */
export interface EncodedFile {
  /** The bytes between two places, valid until the next reading. */
  read(start: number, end: number): Buffer;
  /** Asked when its details have been parsed: true to keep them. */
  keepsDetails(): boolean;
}

function decodeParts(
  bytes: Buffer,
  start: number,
  again: EncodedFile,
): CompiledFile {
  const { length } = bytes;
  const second = bytes.indexOf(TAB, start) + 1;
  if (second === 0) return parseHead(bytes.toString("utf8", start));
  const compiled = parseHead(bytes.toString("utf8", start, second - 1));
  const third = bytes.indexOf(TAB, second) + 1;
  const { entry } = compiled;
  if (entry === undefined) return compiled;
  let kept: EntryDetails | undefined;
  entry.details = () => {
    if (kept !== undefined) return kept;
    const details = parseDetails(again.read(third, length).toString());
    if (again.keepsDetails()) kept = details;
    return details;
  };
  if (entry.rendered)
    entry.rendered.indexed = () => again.read(second, third - 1);
  return compiled;
}

/** Trusted: written by this tool, with a checksum where it was on disk. */
function parseHead(json: string): CompiledFile {
  return JSON.parse(json) as CompiledFile;
}

function parseDetails(json: string): EntryDetails {
  return JSON.parse(json) as EntryDetails;
}

/**
 * True if a result may be cached. False if a limit of time or memory stopped it, or if its path contains a line
 * break.
 */
export function isLasting({ diagnostics, file }: CompiledFile): boolean {
  return (
    !BREAKS_LINE.test(file) &&
    !diagnostics.some(({ rule }) => rule === "file/too-complex")
  );
}
