import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
} from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The encodings that answers are sent in, smallest result first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const decompressGzip = promisify(gunzip);

/** The smallest and largest window of the format, as powers of two. */
const [MIN_WINDOW, MAX_WINDOW] = [10, 22];

/** Copies exactly these bytes. zlib returns slices of larger buffers, which would stay in memory as a whole. */
function toExactBuffer(bytes: Buffer): Buffer {
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}

/** Compressing 60 kB takes about 1 ms at quality 5 and 144 ms at 11, off the event loop. */
export async function encodeBrotli(
  bytes: Buffer,
  quality: 1 | 5 | 11,
): Promise<Buffer> {
  const window = Math.ceil(Math.log2(bytes.length + 16));
  const compressed = await compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window larger than the text only wastes memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(window, MIN_WINDOW),
        MAX_WINDOW,
      ),
    },
  });
  return toExactBuffer(compressed);
}

/**
 * Compresses off the event loop. Prefers speed to the smallest size.
 * @param isAskedAgain false for answers that are rarely sent twice. They are compressed even faster.
 */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
  isAskedAgain = true,
): Promise<Buffer> {
  if (encoding === "br") return encodeBrotli(bytes, isAskedAgain ? 5 : 1);
  if (encoding === "gzip")
    return toExactBuffer(
      await compressGzip(bytes, { level: isAskedAgain ? 6 : 1 }),
    );
  return bytes;
}

/** The bytes before they were encoded. */
export async function decode(
  bytes: Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  if (encoding === "br") return toExactBuffer(await decompressBrotli(bytes));
  if (encoding === "gzip") return toExactBuffer(await decompressGzip(bytes));
  return bytes;
}

/** Few different headers occur, and parsing one takes longer than sending a page. */
const rankings = new LRUCache<string, readonly Encoding[]>({ max: 200 });
const MAX_HEADER_LENGTH = 200;

/** The accepted encodings by weight, then by size of the result (RFC 9110, 12.5.3). */
function rankEncodings(header: string): readonly Encoding[] {
  const known = rankings.get(header);
  if (known) return known;
  const request = { headers: { "accept-encoding": header } };
  const ranking = new Negotiator(request).encodings(encodings, {
    preferred: encodings,
  });
  if (header.length <= MAX_HEADER_LENGTH) rankings.set(header, ranking);
  return ranking;
}

/** Chooses the encoding of the reply to a request with this Accept-Encoding. */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[] = encodings,
): Encoding {
  return (
    rankEncodings(header ?? "").find((encoding) =>
      available.includes(encoding),
    ) ?? "identity"
  );
}
