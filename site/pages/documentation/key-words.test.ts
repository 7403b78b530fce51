import { describe, expect, it } from "vitest";
import { keyWords } from "./key-words.ts";

const texts = [
  "A lead is a lead. The CSV file, a csv of one lead.",
  "A lead again, and a lead once more: the webhook, the Webhook.",
  "No more of that: the quiet hours, the quiet days.",
];

describe("keyWords", () => {
  it("returns the repeated words of a text, in any case, sorted", () => {
    const [first, second, third] = keyWords(texts);
    expect(first).toEqual(["csv"]);
    expect(second).toEqual(["webhook"]);
    expect(third).toEqual(["quiet"]);
  });

  it("leaves out words that most texts use, that appear once, or that are short", () => {
    const words = keyWords(texts).flat();
    expect(words).not.toContain("lead");
    expect(words).not.toContain("the");
    expect(words).not.toContain("hours");
    expect(words).not.toContain("a");
  });
});
