import { Transform, type TransformCallback } from "node:stream";

/** The maximum size of one message in bytes: several times the largest document that an editor opens. */
const MAX_BYTES = 128_000_000;
const MAX_HEADER = 8192;

/**
 * Passes on only messages with a valid header, so that the reader behind it cannot lose its position. Everything else
 * is skipped up to the next header.
 */
export function createFrameFilter(): Transform {
  let header = Buffer.alloc(0);
  /** Bytes of the body that are still missing. */
  let missing = 0;

  function pass(stream: Transform, chunk: Buffer): Buffer {
    const body = chunk.subarray(0, missing);
    missing -= body.length;
    stream.push(body);
    return chunk.subarray(body.length);
  }

  function readHeader(stream: Transform, chunk: Buffer): Buffer {
    const bytes = Buffer.concat([header, chunk]);
    const end = bytes.indexOf("\r\n\r\n");
    if (end === -1) {
      header = Buffer.from(bytes.subarray(-MAX_HEADER));
      return Buffer.alloc(0);
    }
    header = Buffer.alloc(0);
    const length = lengthIn(bytes.toString("latin1", 0, end));
    if (length !== undefined) {
      missing = length;
      stream.push(`Content-Length: ${length}\r\n\r\n`);
    }
    return bytes.subarray(end + 4);
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      let rest = chunk;
      while (rest.length > 0)
        rest = missing > 0 ? pass(this, rest) : readHeader(this, rest);
      done();
    },
  });
}

/** The length from a header. Undefined if it is missing, invalid or too large. */
function lengthIn(header: string): number | undefined {
  const written = [
    ...header.matchAll(/Content-Length:[ \t]*(\d+)[ \t]*(?=\r\n|$)/giu),
  ];
  const length = Number(written.at(-1)?.[1]);
  return length > 0 && length <= MAX_BYTES ? length : undefined;
}
