import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** The encodings that a page is cached in, smallest result first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compressing 60 kB takes about 1 ms at quality 5 and 144 ms at 11, off the event loop. */
export function encodeBrotli(bytes: Buffer, quality: 5 | 11): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export function encodeGzip(bytes: Buffer): Promise<Buffer> {
  return compressGzip(bytes, { level: 6 });
}

/**
 * The encoding of the reply by Accept-Encoding (RFC 9110, 12.5.3): the highest weight wins, then the smallest result.
 */
export function chooseEncoding(
  request: Pick<IncomingMessage, "headers">,
  available: readonly Encoding[] = encodings,
): Encoding {
  const [best = "identity"] = new Negotiator(request).encodings(available, {
    preferred: encodings,
  });
  return best;
}
