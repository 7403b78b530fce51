const words = (text: string): readonly string[] => text.split(" ");

/** Names that sites give to what we have a field for, the most telling first, each in one spelling. */
export const fieldNames = {
  aliases: words("aliases redirect_from redirects alias old_url"),
  alts: words("imageAlt coverAlt heroImageAlt"),
  authors: words("authors author authorName byline by writer"),
  categories: words("categories category tags tag topics keywords series"),
  dates: words(
    "date pubDate publishDate pubDatetime publishedAt datePublished publishedDate created createdAt postDate",
  ),
  descriptions: words(
    "description summary excerpt subtitle lead abstract desc intro metaDescription seoDescription tagline",
  ),
  expiry: words("expiryDate expires expiresAt unpublishdate"),
  hidden: words("draft isDraft unlisted hidden private nopublish status"),
  images: words(
    "image cover coverImage heroImage hero thumbnail featuredImage featureImage banner img images ogImage header socialImage",
  ),
  orders: words("order weight sidebar_position nav_order position"),
  redirects: words("redirect_to redirect redirect_url"),
  shown: words("published publish build.list _build.list"),
  slugs: words("slug permalink url path"),
  titles: words("title heading headline linkTitle sidebar_label name"),
  updates: words(
    "updated lastmod lastModifiedAt lastModified modified updatedDate updatedAt modDatetime lastUpdated dateModified lastUpdate",
  ),
  others: words("build _build headless eleventyComputed"),
};

const known = new Map(
  Object.values(fieldNames)
    .flat()
    .toReversed()
    .map((name) => [bare(name), name]),
);

/** The spelling that an import reads for a field: `published_at`, `PublishedAt` and `published-at` are one. */
export function knownField(name: string): string | undefined {
  return known.get(bare(name));
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/(?<=.)[_-]/gu, "");
}
