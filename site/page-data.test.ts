// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { parsePageData, renderPageDataBlock } from "./page-data.ts";

function pageWith(data: unknown) {
  return { routeId: "home", status: 200, data, trail: [] };
}

const documentOf = (body: string) =>
  new DOMParser().parseFromString(`<body>${body}</body>`, "text/html");

describe("the data block", () => {
  it("holds the page, and no text that ends the block", () => {
    const page = pageWith({ title: "</script><!-- & \u2028" });
    const block = renderPageDataBlock(page, { scripts: [], markup: [] });
    expect(block.match(/</gu)).toHaveLength(2);
    expect(parsePageData(documentOf(block))).toEqual(page);
  });

  it("leaves out texts that the document shows, and reads them from it", () => {
    const first = "<p>A <b>picture</b></p>";
    const second = "<ul><li>A list</li></ul>";
    const page = pageWith({ list: [second, "short"], picture: first });
    const block = renderPageDataBlock(page, {
      scripts: [],
      markup: [first, second],
    });
    expect(block).not.toContain("picture\\u003c");
    const shown = `<div data-markup>${first}</div><div data-markup>${second}</div>`;
    expect(parsePageData(documentOf(shown + block))).toEqual(page);
  });

  it("counts no markup inside of markup", () => {
    const outer = "<p data-markup>inner</p>";
    const page = pageWith([outer, "<i>next</i>"]);
    const block = renderPageDataBlock(page, {
      scripts: [],
      markup: [outer, "<i>next</i>"],
    });
    const shown = `<div data-markup>${outer}</div><div data-markup><i>next</i></div>`;
    const { data } = parsePageData(documentOf(shown + block));
    expect(data).toEqual(['<p data-markup="">inner</p>', "<i>next</i>"]);
  });

  it("names the scripts of the page", () => {
    const block = renderPageDataBlock(pageWith({}), {
      scripts: ["/a.js", "/b.js"],
      markup: [],
    });
    expect(block).toContain('data-scripts="/a.js /b.js"');
  });
});
