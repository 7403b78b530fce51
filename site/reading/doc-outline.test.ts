import { describe, expect, it } from "vitest";
import { docGroups } from "#contract";
import { fakeContent } from "../testing/fake-content.ts";
import { sampleDoc } from "../testing/sample-entries.ts";
import { docExamples, docOutline } from "./doc-outline.ts";

const content = fakeContent({
  lists: {
    docs: [
      sampleDoc("team-access", { group: "advanced-features" }),
      sampleDoc("crm-sync"),
      sampleDoc("list-influencers", { kind: "example", group: undefined }),
      sampleDoc("csv-export", { order: 2 }),
    ],
  },
});

describe("docOutline", () => {
  it("has every group that an entry can name, each at its address", () => {
    expect(docOutline(content).map(({ title, path }) => [path, title])).toEqual(
      Object.entries(docGroups).map(([slug, title]) => [
        `/documentation/${slug}`,
        title,
      ]),
    );
  });

  it("puts each article into its group, in the given order", () => {
    const slugs = Object.fromEntries(
      docOutline(content).map(({ slug, articles }) => [
        slug,
        articles.map((article) => article.slug),
      ]),
    );
    expect(slugs).toMatchObject({
      "getting-started": [],
      integrations: ["crm-sync", "csv-export"],
      "advanced-features": ["team-access"],
    });
  });
});

describe("docExamples", () => {
  it("holds the examples alone", () => {
    expect(docExamples(content).map(({ slug }) => slug)).toEqual([
      "list-influencers",
    ]);
  });
});
