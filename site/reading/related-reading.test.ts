import { describe, expect, it } from "vitest";
import { fakeContent } from "../testing/fake-content.ts";
import { samplePage } from "../testing/sample-entries.ts";
import { samplePost } from "../testing/sample-posts.ts";
import { relatedReading } from "./related-reading.ts";

const content = fakeContent({
  posts: [samplePost({ slug: "a-post" })],
  pages: [
    samplePage("/documentation/crm-sync", { related: "Documentation" }),
    samplePage("/documentation/csv-export", { related: "Documentation" }),
    samplePage("/guides/first", { related: "Guide" }),
    samplePage("/guides/second", { related: "Guide" }),
    samplePage("/careers/analyst"),
  ],
});

const related = (
  links: string[],
  { shown = [], fallback = [] }: { shown?: string[]; fallback?: string[] } = {},
) =>
  relatedReading(content, { links, shown, fallback }).map(({ path }) => path);

describe("relatedReading", () => {
  it("offers what the text links to, and how that is called", () => {
    const [page] = relatedReading(content, {
      links: ["/guides/first"],
      shown: [],
      fallback: [],
    });
    expect(page).toEqual({
      path: "/guides/first",
      title: "Title of first",
      description: "Description of first.",
      kind: "Guide",
    });
  });

  it("offers one of each kind before a second of any, three in all", () => {
    expect(
      related([
        "/blog/a-post",
        "/documentation/crm-sync",
        "/documentation/csv-export",
        "/guides/first",
      ]),
    ).toEqual(["/blog/a-post", "/documentation/crm-sync", "/guides/first"]);
  });

  it("leaves out what the page shows already, other sites and plain pages", () => {
    expect(
      related(["https://other.example/", "/pricing", "/guides/first"], {
        shown: ["/guides/first"],
      }),
    ).toEqual([]);
  });

  it("takes a link to a section for a link to its page, once", () => {
    expect(related(["/guides/first", "/guides/first#start"])).toEqual([
      "/guides/first",
    ]);
  });

  it("fills up with the fallback, in its order", () => {
    expect(
      related(["/guides/second"], {
        fallback: ["/guides/second", "/guides/first", "/guides/gone"],
      }),
    ).toEqual(["/guides/second", "/guides/first"]);
  });
});
