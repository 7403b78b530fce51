import { describe, expect, it } from "vitest";
import { makeExcerpt } from "./excerpt.ts";
import { createTermFinder, toPrefixTerm, toTerm } from "./terms.ts";

/** The excerpt of a page for these words, which may be beginnings. */
const excerptOf = (
  { description, text }: { description: string; text: string },
  words: readonly string[],
) =>
  makeExcerpt(
    description,
    async () => text,
    createTermFinder(words.map((word) => toPrefixTerm(word, []))),
  );

const filler = "some words of no account ".repeat(40);

describe("makeExcerpt", () => {
  it("shows the description if it has every term", async () => {
    expect(
      await excerptOf(
        { description: "Export leads as CSV.", text: "csv csv" },
        ["csv", "lead"],
      ),
    ).toEqual(["Export ", "leads", " as ", "CSV", "."]);
  });

  it("cuts the text between words around the first match", async () => {
    const excerpt = await excerptOf(
      { description: "About files.", text: `${filler}the webhook. ${filler}` },
      ["webhook"],
    );
    expect(excerpt).toHaveLength(3);
    expect(excerpt[1]).toBe("webhook");
    const shown = excerpt.join("");
    expect(shown).toMatch(/^\.\.\. \w+ .* \w+ \.\.\.$/u);
    expect(shown.length).toBeLessThan(210);
  });

  it("prefers the place with most terms close together", async () => {
    const text = `The webhook. ${filler} Sign the webhook with a secret. ${filler}`;
    const excerpt = await excerptOf({ description: "", text }, [
      "webhook",
      "secret",
    ]);
    expect(excerpt[1]).toBe("webhook");
    expect(excerpt[3]).toBe("secret");
  });

  it("marks words in any case and with accents", async () => {
    expect(
      await excerptOf({ description: "Caf\u00e9, CAFES", text: "" }, ["cafe"]),
    ).toEqual(["", "Caf\u00e9", ", ", "CAFES", ""]);
  });

  it("marks other forms of a word, and no word that begins like it", async () => {
    const finder = createTermFinder([toTerm(["like"])]);
    const text = "Liking is an unlikely like.";
    expect(await makeExcerpt(text, async () => "", finder)).toEqual([
      "",
      "Liking",
      " is an unlikely ",
      "like",
      ".",
    ]);
  });

  it("puts a dot between the cells of a table", async () => {
    const text = "It is so.\nWay\nPlans\nCSV file\nGrowth";
    expect(await excerptOf({ description: "", text }, ["csv"])).toEqual([
      "It is so. Way \u00b7 Plans \u00b7 ",
      "CSV",
      " file \u00b7 Growth",
    ]);
  });

  it("marks nothing if only the title matches", async () => {
    expect(
      await excerptOf({ description: "Plain.", text: "Words." }, ["title"]),
    ).toEqual(["Plain."]);
  });

  it("cuts a text without spaces, but never within a character", async () => {
    const text = `${"\u{1F600}".repeat(90)}webhook${"\u{1F600}".repeat(300)}`;
    const shown = (
      await excerptOf({ description: "", text }, ["webhook"])
    ).join("");
    expect(shown).toContain("webhook");
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.length).toBeLessThan(210);
  });
});
