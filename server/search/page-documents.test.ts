import { describe, expect, it } from "vitest";
import { toPageDocument } from "./page-documents.ts";

const documentsOf = (main: string, head = "") =>
  toPageDocument(
    {
      path: "/pricing",
      html: `<!doctype html><title>Pricing | Northlark</title><meta name="description" content="Four plans.">${head}<header>Menu</header><main>${main}</main>`,
    },
    "Northlark",
  );
const textOf = (main: string) => documentsOf(main)[0]?.text;

describe("toPageDocument", () => {
  it("reads title, description and the text of the main part, one line per block", () => {
    expect(documentsOf("<h1>Plans</h1><p>Pay <b>monthly</b>.</p>")).toEqual([
      {
        path: "/pricing",
        title: "Pricing",
        description: "Four plans.",
        text: "Plans\nPay monthly.",
      },
    ]);
  });

  it("skips a page that search engines must not index", () => {
    const robots = '<meta name="robots" content="noindex">';
    expect(documentsOf("<p>Text</p>", robots)).toEqual([]);
  });

  it.each([
    ["examples of the product", "<figure><p>Samir Rao</p></figure>"],
    ["navigation", "<nav><a href=/>Home</a></nav>"],
    ["forms", "<form><label>Email</label></form>"],
    ["decoration", '<span aria-hidden="true">1</span>'],
    [
      "notes for screen readers",
      '<a href=/x><span class="a sr-only">(new tab)</span></a>',
    ],
  ])("skips %s", (_what, html) => {
    expect(textOf(`<p>Before</p>${html}<p>After</p>`)).toBe("Before\nAfter");
  });
});
