import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./content-encoding.ts";

describe("chooseEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["GZIP", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "gzip"],
    ["identity;q=1, gzip;q=0.5", "identity"],
    ["br;q=x", "identity"],
    ["xbr, gzipped", "identity"],
  ])("answers %s with %s", (header, encoding) => {
    const headers = header === undefined ? {} : { "accept-encoding": header };
    expect(chooseEncoding({ headers })).toBe(encoding);
  });
});
