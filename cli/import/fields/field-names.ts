const words = (text: string): readonly string[] => text.split(" ");

/** Names that sites give to what we have a field for, the most telling first. */
export const fieldNames = {
  aliases: words("aliases redirect_from redirectFrom redirects alias old_url"),
  alts: words("imageAlt image_alt coverAlt heroImageAlt"),
  authors: words("authors author author_name byline by writer"),
  categories: words(
    "categories category tags tag topics topic keywords series",
  ),
  dates: words(
    "date pubDate publishDate publish_date pubDatetime published_at publishedAt datePublished date_published created createdAt created_at published_date publishedDate post_date datetime pub_date",
  ),
  descriptions: words(
    "description summary excerpt subtitle lead abstract desc intro teaser meta_description metaDescription seoDescription blurb tagline",
  ),
  expiry: words("expiryDate expires expiresAt unpublishdate"),
  hidden: words("draft isDraft unlisted hidden private nopublish status"),
  images: words(
    "image cover coverImage cover_image heroImage hero_image thumbnail featured_image featuredImage feature_image banner img images ogImage og_image header hero socialImage preview feature teaser_image",
  ),
  orders: words("order weight sidebar_position nav_order position"),
  redirects: words("redirect_to redirectTo redirect redirect_url redirectUrl"),
  shown: words("published publish build.list _build.list"),
  slugs: words("slug permalink url path"),
  titles: words(
    "title heading headline linkTitle sidebar_label name nav_title short_title menuTitle",
  ),
  updates: words(
    "updated lastmod last_modified_at lastModified modified updatedDate updated_at updatedAt modDatetime lastUpdated last_updated dateModified date_modified modified_date update last-modified last_update updateDate",
  ),
  others: words("build _build headless eleventyComputed"),
};

const known = new Map(
  Object.values(fieldNames)
    .flat()
    .toReversed()
    .map((name) => [name.toLowerCase(), name]),
);

/** The name that an import reads for a field, whatever its capitals: Hugo ignores them too. */
export function knownField(name: string): string | undefined {
  return known.get(name.toLowerCase());
}
