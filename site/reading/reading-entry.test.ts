import { describe, expect, it } from "vitest";
import { fakeContent } from "../testing/fake-content.ts";
import { samplePage } from "../testing/sample-entries.ts";
import { readSource } from "./reading-entry.ts";

const path = "/guides/a";
const sourceOf = (
  fields: Parameters<typeof samplePage>[1],
  editBase?: string,
) => {
  const content = fakeContent({ pages: [samplePage(path, fields)] });
  const site = { ...content.site, ...(editBase !== undefined && { editBase }) };
  return readSource({ ...content, site }, path);
};

describe("the source of a text", () => {
  it("is edited where the repository is, and nowhere without one", () => {
    const file = "guides/a b.md";
    const editUrl = "https://code.example/edit/guides/a%20b.md";
    expect(sourceOf({ file }, "https://code.example/edit/")).toEqual({
      editUrl,
    });
    expect(sourceOf({ file }, "https://code.example/edit")).toEqual({
      editUrl,
    });
    expect(sourceOf({ file })).toEqual({});
  });

  it("changed after it was published, or not at all", () => {
    const published = "2026-03-01";
    expect(sourceOf({ published, date: "2026-03-02" })).toEqual({
      changed: "2026-03-02",
    });
    expect(sourceOf({ published, date: published })).toEqual({});
  });
});
