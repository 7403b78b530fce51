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
    const block = renderPageDataBlock(page, []);
    expect(block.match(/</gu)).toHaveLength(2);
    expect(parsePageData(documentOf(block))).toEqual(page);
  });

  it("names the scripts of the page", () => {
    const block = renderPageDataBlock(pageWith({}), ["/a.js", "/b.js"]);
    expect(block).toContain('data-scripts="/a.js /b.js"');
  });
});
