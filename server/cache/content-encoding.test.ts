import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import {
  chooseEncoding,
  encode,
  encodings,
  type Encoding,
} from "./content-encoding.ts";

const decoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["identity;q=0, *;q=0", "identity"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["identity;q=1, gzip;q=0.5", "identity"],
    ["br;q=x", "identity"],
    ["xbr, gzipped", "identity"],
    [`br, ${"x".repeat(10_000)}`, "br"],
  ])("answers %s with %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it.each([
    ["br, gzip;q=0.5", ["gzip", "identity"], "gzip"],
    ["br, gzip;q=0", ["gzip", "identity"], "identity"],
    ["br", ["identity"], "identity"],
  ] as const)("answers %s from %o with %s", (header, available, encoding) => {
    expect(chooseEncoding(header, available)).toBe(encoding);
  });
});

describe.each(encodings)("the encoding %s", (encoding) => {
  it.each([0, 1, 20, 5_000, 3_000_000])(
    "gives back %i bytes",
    async (length) => {
      const bytes = Buffer.from(randomBytes(length).toString("hex"));
      const encoded = await encode(bytes, encoding);
      expect(decoders[encoding](encoded).equals(bytes)).toBe(true);
    },
  );
});

it.each(["br", "gzip"] as const)(
  "keeps no more memory than the bytes of %s take",
  async (encoding) => {
    const encoded = await encode(Buffer.from("a few words"), encoding);
    expect(encoded.buffer.byteLength).toBe(encoded.length);
  },
);
