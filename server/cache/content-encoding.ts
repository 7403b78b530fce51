import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** The encodings that answers are sent in, smallest result first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** For 60 kB it takes 1 ms, and the best quality 144 ms. */
const BROTLI_QUALITY = 5;

/** The smallest and largest window of brotli, as powers of two. */
const [MIN_WINDOW, MAX_WINDOW] = [10, 22];

/** Compresses off the event loop. */
export async function encode(
  bytes: Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const compressed =
    encoding === "br"
      ? await compressBrotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            // A window larger than the text only takes memory.
            [constants.BROTLI_PARAM_LGWIN]: Math.min(
              Math.max(Math.ceil(Math.log2(bytes.length + 16)), MIN_WINDOW),
              MAX_WINDOW,
            ),
          },
        })
      : await compressGzip(bytes);
  // zlib returns a slice of a larger buffer, which would stay in memory as a whole.
  const exact = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(exact);
  return exact;
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
