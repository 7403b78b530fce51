import { describe, expect, it } from "vitest";
import { searchArticles, type SearchableArticle } from "./search-articles.ts";

const article = (
  title: string,
  fields: Partial<SearchableArticle> = {},
): SearchableArticle => ({
  path: `/documentation/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  description: "",
  group: "Integrations",
  sections: [],
  keyWords: "",
  ...fields,
});

const articles = [
  article("Send leads to your CRM", {
    description: "Or export a CSV file.",
    sections: [
      { id: "limits", text: "Limits by plan" },
      { id: "duplicates", text: "Duplicates" },
    ],
  }),
  article("Export leads as a CSV file", {
    sections: [{ id: "columns", text: "Columns" }],
  }),
  article("Add competitors", { group: "Competitor Monitoring" }),
];

const titles = (query: string) =>
  searchArticles(articles, query).map(({ article }) => article.title);

describe("searchArticles", () => {
  it("finds nothing for an empty query", () => {
    expect(titles("")).toEqual([]);
    expect(titles(" -?! ")).toEqual([]);
  });

  it("requires every word, in any place", () => {
    expect(titles("leads duplicates")).toEqual(["Send leads to your CRM"]);
    expect(titles("leads columns limits")).toEqual([]);
  });

  it("lists articles with all words in the title first", () => {
    expect(titles("csv")).toEqual([
      "Export leads as a CSV file",
      "Send leads to your CRM",
    ]);
  });

  it("lists articles with the words only in the text last", () => {
    const withText = [
      article("Set up reports", { keyWords: "csv weekly" }),
      ...articles,
    ];
    expect(
      searchArticles(withText, "csv").map(({ article }) => article.title),
    ).toEqual([
      "Export leads as a CSV file",
      "Send leads to your CRM",
      "Set up reports",
    ]);
  });

  it("matches the beginning of a word, in any case, but not its middle", () => {
    expect(titles("EXPO")).toHaveLength(2);
    expect(titles("port")).toEqual([]);
  });

  it("finds the articles of a group", () => {
    expect(titles("monitoring")).toEqual(["Add competitors"]);
  });

  it("lists the sections that contain a word", () => {
    const [found] = searchArticles(articles, "duplicates");
    expect(found?.sections).toEqual([{ id: "duplicates", text: "Duplicates" }]);
  });

  it("treats characters of regular expressions as text", () => {
    expect(titles("csv (file) [.*")).toEqual([
      "Export leads as a CSV file",
      "Send leads to your CRM",
    ]);
  });
});
