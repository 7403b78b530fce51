import { describe, expect, it } from "vitest";
import { nearMatches, pathSegments } from "./near-matches.ts";

const known = [
  "/features",
  "/pricing",
  "/faq",
  "/blog",
  "/blog/first-message-after-a-like",
  "/blog/lead-scoring-without-a-data-team",
  "/documentation",
  "/documentation/csv-export",
  "/documentation/getting-started",
  "/careers/data-scientist",
].map((path) => ({ path }));

const matches = (asked: string) =>
  nearMatches(asked, known).map(({ path }) => path);

describe("nearMatches", () => {
  it.each([
    ["a wrong letter", "/prising", "/pricing"],
    ["two letters swapped", "/blgo", "/blog"],
    ["capitals and an ending", "/Pricing.HTML", "/pricing"],
    ["an underscore", "/documentation/csv_export", "/documentation/csv-export"],
    [
      "an encoded space",
      "/documentation/csv%20export",
      "/documentation/csv-export",
    ],
    ["a missing folder", "/csv-export", "/documentation/csv-export"],
    ["another folder", "/jobs/data-scientist", "/careers/data-scientist"],
    ["a folder too many", "/en/pricing", "/pricing"],
    [
      "part of a slug",
      "/blog/lead-scoring",
      "/blog/lead-scoring-without-a-data-team",
    ],
    [
      "part of a slug with a slip",
      "/blog/first-mesage",
      "/blog/first-message-after-a-like",
    ],
    ["one telling word", "/lead", "/blog/lead-scoring-without-a-data-team"],
  ])("lists the intended page first for %s", (_, asked, meant) => {
    expect(matches(asked)[0]).toBe(meant);
  });

  it.each(["/anything", "/zzzzzz", "/wp-login.php", "/", "//", "/%E0%A4%A"])(
    "finds nothing near %s",
    (asked) => {
      expect(matches(asked)).toEqual([]);
    },
  );

  it("does not offer everything below a misspelled folder", () => {
    expect(matches("/documentatoin")).toEqual(["/documentation"]);
  });

  it("returns no more pages than the limit, the most similar first", () => {
    const many = ["/pricing", "/pricing-a", "/pricing-ab", "/pricing-abc"].map(
      (path) => ({ path }),
    );
    expect(nearMatches("/pricin", many, 2)).toEqual(many.slice(0, 2));
  });

  it("reads only a part of a very long address", () => {
    const hostile = `/${"lorem-ispum-".repeat(2_000)}/${"a/".repeat(2_000)}`;
    const segments = pathSegments(hostile);
    expect(segments.length).toBeLessThanOrEqual(6);
    expect(segments.join("").length).toBeLessThanOrEqual(6 * 80);
    expect(matches(hostile)).toEqual([]);
  });
});

it("finds addresses in other scripts, however they are encoded", () => {
  const path = "/blog/%E6%84%8F%E5%9B%B3%E3%82%92%E8%AA%AD%E3%82%80";
  const cafe = "/blog/caf%C3%A9-notes";
  const find = (asked: string) =>
    nearMatches(asked, [{ path }, { path: cafe }]);
  expect(find("/blog/意図を読")).toEqual([{ path }]);
  expect(find(encodeURI("/意図を読む"))).toEqual([{ path }]);
  expect(find("/blog/cafe%CC%81-note")).toEqual([{ path: cafe }]);
});
