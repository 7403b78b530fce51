import { describe, expect, it } from "vitest";
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
  it("has the four groups in their order, each at its address", () => {
    expect(docOutline(content).map(({ title, path }) => [title, path])).toEqual(
      [
        ["Getting Started", "/documentation/getting-started"],
        ["Competitor Monitoring", "/documentation/competitor-monitoring"],
        ["Integrations", "/documentation/integrations"],
        ["Advanced Features", "/documentation/advanced-features"],
      ],
    );
  });

  it("puts each article into its group, in the given order", () => {
    const slugs = docOutline(content).map(({ articles }) =>
      articles.map(({ slug }) => slug),
    );
    expect(slugs).toEqual([
      [],
      [],
      ["crm-sync", "csv-export"],
      ["team-access"],
    ]);
  });
});

describe("docExamples", () => {
  it("holds the examples alone", () => {
    expect(docExamples(content).map(({ slug }) => slug)).toEqual([
      "list-influencers",
    ]);
  });
});
