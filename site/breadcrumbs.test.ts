import { describe, expect, it } from "vitest";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { routeTable } from "./route-table.ts";

const head = { title: "A long title of a page", description: "" };
const crumbs = (path: string, more = {}) =>
  breadcrumbsOf(path, { ...head, ...more }).map(({ name }) => name);

describe("breadcrumbs", () => {
  it("names the pages above, then the page", () => {
    expect(breadcrumbsOf("/documentation/examples/sync", head)).toEqual([
      { name: "Documentation", path: "/documentation" },
      { name: "Examples", path: "/documentation/examples" },
      { name: "A long title of a page", path: "/documentation/examples/sync" },
    ]);
    expect(crumbs("/blog/category/outreach", { name: "Outreach" })).toEqual([
      "Blog",
      "Outreach",
    ]);
  });

  it("inserts pages that the address does not name", () => {
    const parents = [
      { name: "Integrations", path: "/documentation/integrations" },
    ];
    expect(crumbs("/documentation/csv-export", { parents })).toEqual([
      "Documentation",
      "Integrations",
      "A long title of a page",
    ]);
  });

  it("starts at the home page, which has none", () => {
    expect(crumbs("/")).toEqual([]);
  });

  it("has a short name for every page with a fixed address", () => {
    const fixed = routeTable.filter(
      ({ path, page }) =>
        !path.includes(":") && path !== "/" && page !== "demo",
    );
    expect(fixed.filter(({ name }) => name === undefined)).toEqual([]);
  });
});
