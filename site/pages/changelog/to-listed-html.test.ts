import { describe, expect, it } from "vitest";
import { toListedHtml } from "./to-listed-html.ts";

describe("toListedHtml", () => {
  it("keeps ids apart and puts headings below the entry's title", () => {
    const html =
      '<h2 id="why">Why<a class="heading-anchor" href="#why">#</a></h2><p>See <a href="/pricing#why">prices</a>.</p>';
    expect(toListedHtml(html, "fast")).toBe(
      '<h3 id="fast-why">Why<a class="heading-anchor" href="#fast-why">#</a></h3><p>See <a href="/pricing#why">prices</a>.</p>',
    );
  });

  it("leaves text alone that looks like markup", () => {
    const html = '<p>Set id="x", &lt;h2 id="y"> or href="#z".</p>';
    expect(toListedHtml(html, "fast")).toBe(html);
  });
});
