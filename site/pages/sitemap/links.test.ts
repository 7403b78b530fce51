import { expect, it } from "vitest";
import { matchRoute } from "../../routes.ts";
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
  const missing = links.filter(
    ({ href }) => matchRoute(href).route.page === "not-found",
  );
  expect(missing).toEqual([]);
});
