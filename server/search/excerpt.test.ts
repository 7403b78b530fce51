import { describe, expect, it } from "vitest";
import { makeExcerpt } from "./excerpt.ts";

const filler = "some words of no account ".repeat(40);

describe("makeExcerpt", () => {
  it("shows the description if it has every term", () => {
    expect(
      makeExcerpt({ description: "Export leads as CSV.", text: "csv csv" }, [
        "csv",
        "lead",
      ]),
    ).toEqual(["Export ", "leads", " as ", "CSV", "."]);
  });

  it("cuts the text between words around the first match", () => {
    const excerpt = makeExcerpt(
      { description: "About files.", text: `${filler}the webhook. ${filler}` },
      ["webhook"],
    );
    expect(excerpt).toHaveLength(3);
    expect(excerpt[1]).toBe("webhook");
    const shown = excerpt.join("");
    expect(shown).toMatch(/^\.\.\. \w+ .* \w+ \.\.\.$/u);
    expect(shown.length).toBeLessThan(210);
  });

  it("prefers the place with most terms close together", () => {
    const text = `The webhook. ${filler} Sign the webhook with a secret. ${filler}`;
    const excerpt = makeExcerpt({ description: "", text }, [
      "webhook",
      "secret",
    ]);
    expect(excerpt[1]).toBe("webhook");
    expect(excerpt[3]).toBe("secret");
  });

  it("marks words in any case and with accents", () => {
    expect(
      makeExcerpt({ description: "Caf\u00e9, CAFES", text: "" }, ["cafe"]),
    ).toEqual(["", "Caf\u00e9", ", ", "CAFES", ""]);
  });

  it("marks nothing if only the title matches", () => {
    expect(
      makeExcerpt({ description: "Plain.", text: "Words." }, ["title"]),
    ).toEqual(["Plain."]);
  });

  it("cuts a text without spaces, but never within a character", () => {
    const text = `${"\u{1F600}".repeat(90)}webhook${"\u{1F600}".repeat(300)}`;
    const shown = makeExcerpt({ description: "", text }, ["webhook"]).join("");
    expect(shown).toContain("webhook");
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.length).toBeLessThan(210);
  });
});
