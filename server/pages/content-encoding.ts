import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The encodings a page is kept in, the best first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli of 60 kB takes about 1 ms at 5 and 144 ms at 11, off the event loop. */
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
 * The encoding to answer with (RFC 9110, 12.5.3): the highest weight wins, and of equals the smallest result.
 * @param header Accept-Encoding as it was sent
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[] = encodings,
): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part
      .split(";")
      .map((word) => word.trim());
    const weight =
      parameters.find((word) => word.startsWith("q="))?.slice(2) ?? "1";
    weights.set(name, Number(weight) || 0);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ??
    (encoding === "identity" ? 1e-4 : (weights.get("*") ?? 0));
  const [best = "identity"] = available
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  return best;
}
