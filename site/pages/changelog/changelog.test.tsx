import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { ContentReader } from "#contract";
import type { DataOf } from "../../page.ts";
import { answerOf } from "../../testing/answer-of.ts";
import { fakeContent } from "../../testing/fake-content.ts";
import { sampleChange } from "../../testing/sample-entries.ts";
import changeData from "../changelog-entry/data.ts";
import ChangePage from "../changelog-entry/Page.tsx";
import changelogData from "./data.ts";
import ChangelogPage from "./Page.tsx";

/** Content with this many changes, each with a heading of the same id. */
function contentWith(count: number): ContentReader {
  const changes = Array.from({ length: count }, (_, index) =>
    sampleChange(`change-${index}`, {
      tags: ["improved", "fixed"],
      ...(index === 0 && { version: "1.4.0" }),
    }),
  );
  const html = '<h2 id="why">Why</h2><p>Text.</p>';
  const body = { html, toc: [], text: "", links: [] };
  const content = fakeContent({ lists: { changelog: changes } });
  return {
    ...content,
    async entry(collection, slug) {
      const found = content.list(collection).find((each) => each.slug === slug);
      return found && { ...found, ...body };
    },
  };
}

const read = (path: string, count: number) =>
  answerOf<DataOf<typeof changelogData>>(changelogData, {
    path,
    content: contentWith(count),
  });

async function render(path: string, count: number): Promise<string> {
  const { data } = await read(path, count);
  return renderToStaticMarkup(
    <MemoryRouter>
      <ChangelogPage data={data} />
    </MemoryRouter>,
  );
}

describe("the changelog", () => {
  it("announces itself as long as there is no entry", async () => {
    const html = await render("/changelog", 0);
    expect(html).toContain("Coming Soon");
    expect(html).toContain("says first about changelog.");
    await expect(read("/changelog?page=2", 0)).rejects.toThrow("nothing at");
  });

  it("lists entries with their texts, in pages", async () => {
    const html = await render("/changelog", 30);
    expect(html).not.toContain("Coming Soon");
    expect(html.match(/<article/gu)).toHaveLength(24);
    for (const part of ["1.4.0", "March 1, 2026", "Improved", "Fixed", "Text."])
      expect(html).toContain(part);
    expect(html).toContain('href="/changelog?page=2"');
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/gu), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const second = await render("/changelog?page=2", 30);
    expect(second.match(/<article/gu)).toHaveLength(6);
    await expect(read("/changelog?page=3", 30)).rejects.toThrow("nothing at");
  });

  it("gives each entry a page of its own, with the ones before and after", async () => {
    const { head, data } = await answerOf(changeData, {
      path: "/changelog/change-1",
      params: { slug: "change-1" },
      content: contentWith(3),
    });
    expect(head.title).toBe("Title of change-1");
    const html = renderToStaticMarkup(<ChangePage data={data} />);
    // The newest comes first: the entry before this one is older.
    expect(html).toContain(`rel="prev" href="/changelog/change-2"`);
    expect(html).toContain(`rel="next" href="/changelog/change-0"`);
  });
});
