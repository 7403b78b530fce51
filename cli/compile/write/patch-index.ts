import { createHash } from "node:crypto";
import { openLines } from "../cache/cache-file.ts";

/** A part of a file and what takes its place. */
export interface Replacement {
  before: Buffer;
  after: Buffer;
}

type ReadBytes = (at: number, length: number) => Buffer;

/** How many bytes are read at a time. */
const CHUNK = 1_048_576;
const DIGEST_KEY = '"digest":"';
const DIGEST = /^"digest":"[0-9a-f]{64}",$/u;
const DIGEST_LENGTH = `${DIGEST_KEY}${"0".repeat(64)}",`.length;

/**
 * An index with other bytes for some of its entries, and its new digest. Nothing else of it is parsed or made anew.
 * @returns its bytes in pieces, each valid until the next. Undefined unless each part is in the file once
 */
export function patchIndex(
  path: string,
  replacements: readonly Replacement[],
): Iterable<Buffer> | undefined {
  const file = openLines(path);
  if (file === undefined) return undefined;
  const { size } = file;
  const read: ReadBytes = (at, length) => file.read(at, length);
  const sought = [...replacements.map(({ before }) => before), DIGEST_START];
  const places = findOnce(read, size, sought);
  const digestAt = places?.pop();
  if (places === undefined || digestAt === undefined) return undefined;
  const digest = read(digestAt, DIGEST_LENGTH).toString("latin1");
  if (!DIGEST.test(digest)) return undefined;
  const parts = replacements
    .map((part, index) => ({ ...part, at: places[index] ?? 0 }))
    .toSorted((a, b) => a.at - b.at);
  if (parts.some(({ at }) => at > digestAt)) return undefined;
  return { [Symbol.iterator]: () => withDigest(read, size, digestAt, parts) };
}

const DIGEST_START = Buffer.from(DIGEST_KEY);

/** The pieces of the file up to its digest with other parts, and then the digest and the rest. */
function* withDigest(
  read: ReadBytes,
  size: number,
  digestAt: number,
  parts: readonly (Replacement & { at: number })[],
): Generator<Buffer> {
  const hash = createHash("sha256");
  for (const piece of replace(read, digestAt, parts)) {
    hash.update(piece);
    yield piece;
  }
  const restAt = digestAt + DIGEST_LENGTH;
  const rest = Buffer.from(read(restAt, size - restAt));
  const digest = hash.update(rest).digest("hex");
  yield Buffer.from(`${DIGEST_KEY}${digest}",`);
  yield rest;
}

function* replace(
  read: ReadBytes,
  end: number,
  parts: readonly (Replacement & { at: number })[],
): Generator<Buffer> {
  let start = 0;
  for (const { after, at, before } of parts) {
    yield* copy(read, start, at);
    yield after;
    start = at + before.length;
  }
  yield* copy(read, start, end);
}

function* copy(read: ReadBytes, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += CHUNK)
    yield read(at, Math.min(CHUNK, end - at));
}

/** The places of some bytes in a file. Undefined unless each of them is there once. */
function findOnce(
  read: ReadBytes,
  size: number,
  sought: readonly Buffer[],
): number[] | undefined {
  const places: number[][] = sought.map(() => []);
  const longest = Math.max(...sought.map(({ length }) => length));
  for (let start = 0; start < size; start += CHUNK) {
    const bytes = read(start, CHUNK + longest - 1);
    for (const [index, one] of sought.entries())
      for (let at = -1; (at = bytes.indexOf(one, at + 1)) !== -1 && at < CHUNK;)
        places[index]?.push(start + at);
  }
  const found = places.flat();
  return places.every(({ length }) => length === 1) ? found : undefined;
}
