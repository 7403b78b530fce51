import type { CollectionName } from "./registry.ts";

/** Paths that the site answers itself, whatever the content: the route table of pages that are not entries. */
export const sitePaths: readonly string[] = [
  "/",
  "/features",
  "/integrations",
  "/pricing",
  "/book",
  "/demo",
  "/faq",
  "/contact-us",
  "/about-us",
  "/how-it-works",
  "/benefits",
  "/terms-and-conditions",
  "/privacy-policy",
  "/sitemap",
  "/engagement-monitoring",
  "/connection-monitoring",
  "/early-access",
  "/blog",
  "/resources",
  "/api-test",
  "/changelog",
  "/documentation",
  "/documentation/getting-started",
  "/documentation/competitor-monitoring",
  "/documentation/integrations",
  "/documentation/advanced-features",
  "/documentation/examples",
  "/guides",
  "/api-access",
  "/careers",
  "/search",
];

/** Ids that pages of entries have of their own: no heading of a text may take one. */
export const pageIds: readonly string[] = [
  "app",
  "main",
  "page-data",
  "contents",
  "demo-call",
  "footnote-label",
  "mobile-menu",
  "mobile-menu-group",
  "other-groups",
  "other-positions",
  "read-next",
  "related",
  "shelf",
];

/** The pages of the site whose text is a legal entry. */
const legalPages = ["/terms-and-conditions", "/privacy-policy"];

/** Slugs that an address of the site's own needs: no entry may take them. */
export const reservedSlugs: Partial<Record<CollectionName, readonly string[]>> =
  {
    blog: ["create", "category"],
    docs: [
      "examples",
      "getting-started",
      "competitor-monitoring",
      "integrations",
      "advanced-features",
    ],
    // A legal entry lies at the root, so it could hide any page that is none.
    legal: sitePaths
      .filter((path) => /^\/[^/]+$/u.test(path) && !legalPages.includes(path))
      .map((path) => path.slice(1)),
  };

/**
 * The slug of a Markdown entry: the front matter's own, or else its file name
 * (`a-post.md` and `a-post/index.md` are both `a-post`).
 * @param file path relative to the collection's folder, with forward slashes
 */
export function entrySlug(file: string, frontMatterSlug?: string): string {
  if (frontMatterSlug !== undefined) return frontMatterSlug;
  return file.replace(/(?:\/index)?\.md$/u, "");
}

/** The canonical path of a Markdown entry on the site; undefined for a collection without pages of its own. */
export function entryPath(
  collection: CollectionName,
  slug: string,
  fields: { kind?: unknown } = {},
): string | undefined {
  switch (collection) {
    case "blog":
      return `/blog/${slug}`;
    case "guides":
      return `/guides/${slug}`;
    case "docs":
      return fields.kind === "example"
        ? `/documentation/examples/${slug}`
        : `/documentation/${slug}`;
    case "jobs":
      return `/careers/${slug}`;
    case "legal":
      return `/${slug}`;
    default:
      return undefined;
  }
}
