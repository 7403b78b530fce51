import { expect, it } from "vitest";
import { matchRoutes } from "react-router-dom";
import { routeTable } from "../../route-table.ts";
import { sitemapGroups } from "./links.ts";

const links = sitemapGroups.flatMap((group) => group.links);

it("lists the specified pages in the specified order", () => {
  expect(links.map(({ href }) => href)).toEqual([
    "/",
    "/features",
    "/how-it-works",
    "/pricing",
    "/about-us",
    "/contact-us",
    "/engagement-monitoring",
    "/connection-monitoring",
    "/integrations",
    "/benefits",
    "/early-access",
    "/book",
    "/documentation",
    "/guides",
    "/api-access",
    "/blog",
    "/resources",
    "/faq",
    "/changelog",
    "/careers",
    "/terms-and-conditions",
    "/privacy-policy",
  ]);
});

it("links only to existing pages", () => {
  const routes = routeTable.map(({ path }) => ({ path }));
  const missing = links.filter(({ href }) => !matchRoutes(routes, href));
  expect(missing).toEqual([]);
});
