import type { CompiledFile, EntryDetails } from "../../model/compiled-file.ts";
import { sumOf } from "./cache-file.ts";

/**
 * A compiled file as a line of the cache: a checksum of the rest, its digest, its path, and its parts as
 * `encodeCompiled` gives them.
 * @param seed the CRC-32 of the key of the cache, which the checksum includes
 */
export function formatLine(
  { digest, file }: CompiledFile,
  parts: string,
  seed: number,
): string {
  const line = `${digest}\t${file}\t${parts}`;
  return `${sumOf(line, seed)}\t${line}\n`;
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

/** Reads what `formatLine` wrote with the same seed. Undefined for any other line. */
export function parseLine(
  line: Buffer,
  seed: number,
): CompiledFile | undefined {
  const start = line.indexOf(TAB) + 1;
  const rest = line.subarray(start);
  const sum = line.toString("latin1", 0, start - 1);
  if (sum !== sumOf(rest, seed)) return undefined;
  const parts = rest.indexOf(TAB, rest.indexOf(TAB) + 1) + 1;
  return decodeBytes(rest.subarray(parts));
}

const TAB = "\t".charCodeAt(0);

/**
 * A compiled file as three pieces of JSON with tabs between them: what each run reads, the entry in the index, whose
 * bytes are copied as they are, and what only some runs read.
 */
export function encodeCompiled(compiled: CompiledFile): string {
  const { entry } = compiled;
  if (entry === undefined) return JSON.stringify(compiled);
  const { details, rendered, ...rest } = entry;
  const { indexed, ...others } = rendered ?? {};
  const head = { ...rest, ...(rendered && { rendered: others }) };
  return [
    JSON.stringify({ ...compiled, entry: head }),
    indexed === undefined ? "" : Buffer.from(indexed).toString(),
    JSON.stringify(details()),
  ].join("\t");
}

/** Reads what `encodeCompiled` gave. */
export function decodeCompiled(text: string): CompiledFile {
  const [head = "", indexed, json] = text.split("\t");
  if (indexed === undefined || json === undefined) return parseHead(head);
  const details = parseDetails(json);
  // Not a buffer of Node, which would keep a larger piece of memory in use.
  const bytes = new TextEncoder().encode(indexed);
  return join(parseHead(head), bytes, () => details);
}

/** The same from the cache, where the details are parsed when they are first read. */
function decodeBytes(bytes: Buffer): CompiledFile {
  const second = bytes.indexOf(TAB) + 1;
  const third = bytes.indexOf(TAB, second) + 1;
  if (third === 0) return parseHead(bytes.toString());
  const head = parseHead(bytes.toString("utf8", 0, second - 1));
  let details: EntryDetails | undefined;
  return join(
    head,
    bytes.subarray(second, third - 1),
    () => (details ??= parseDetails(bytes.toString("utf8", third))),
  );
}

function join(
  compiled: CompiledFile,
  indexed: Uint8Array,
  details: () => EntryDetails,
): CompiledFile {
  const { entry } = compiled;
  if (entry) entry.details = details;
  if (entry?.rendered) entry.rendered.indexed = indexed;
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
    !/[\t\n]/u.test(file) &&
    !diagnostics.some(({ rule }) => rule === "file/too-complex")
  );
}
