/** Names that sites give to what we have a field for, the most telling first. */
export const ALIASES = [
  "aliases",
  "redirect_from",
  "redirectFrom",
  "redirects",
  "alias",
  "oldUrls",
  "old_url",
];

/** The address that a page leads to instead of showing a text. */
export const REDIRECTS = [
  "redirect_to",
  "redirectTo",
  "redirect",
  "redirect_url",
  "redirectUrl",
];

export const TITLES = [
  "title",
  "heading",
  "headline",
  "linkTitle",
  "linktitle",
  "sidebar_label",
  "name",
  "nav_title",
  "short_title",
  "menuTitle",
];

export const DESCRIPTIONS = [
  "description",
  "summary",
  "excerpt",
  "subtitle",
  "lead",
  "abstract",
  "desc",
  "intro",
  "teaser",
  "meta_description",
  "metaDescription",
  "seoDescription",
  "blurb",
  "tagline",
];

export const DATES = [
  "date",
  "pubDate",
  "publishDate",
  "publishdate",
  "publish_date",
  "pubDatetime",
  "published_at",
  "publishedAt",
  "datePublished",
  "date_published",
  "created",
  "createdAt",
  "created_at",
  "published_date",
  "publishedDate",
  "post_date",
  "datetime",
  "pub_date",
  "pubdate",
];

export const UPDATES = [
  "updated",
  "lastmod",
  "last_modified_at",
  "lastModified",
  "modified",
  "updatedDate",
  "updated_at",
  "updatedAt",
  "modDatetime",
  "lastUpdated",
  "last_updated",
  "dateModified",
  "date_modified",
  "modified_date",
  "update",
  "last-modified",
  "last_update",
  "updateDate",
  "upDate",
  "lastUpdateDate",
];

export const IMAGES = [
  "image",
  "cover",
  "coverImage",
  "cover_image",
  "heroImage",
  "hero_image",
  "thumbnail",
  "featured_image",
  "featuredImage",
  "feature_image",
  "banner",
  "img",
  "images",
  "ogImage",
  "og_image",
  "header",
  "hero",
  "socialImage",
  "preview",
  "feature",
  "teaser_image",
  "titleImage",
  "bannerImage",
];

export const DRAFTS: readonly [name: string, value: boolean][] = [
  ["draft", true],
  ["isDraft", true],
  ["unlisted", true],
  ["hidden", true],
  ["private", true],
  ["published", false],
  ["publish", false],
  ["nopublish", true],
];

export const AUTHORS = [
  "authors",
  "author",
  "author_name",
  "byline",
  "by",
  "writer",
];

export const CATEGORIES = [
  "categories",
  "category",
  "tags",
  "tag",
  "topics",
  "topic",
  "keywords",
  "series",
];

export const ORDERS = [
  "order",
  "weight",
  "sidebar_position",
  "nav_order",
  "position",
];

const KNOWN = new Set([
  ...ALIASES,
  ...AUTHORS,
  ...CATEGORIES,
  ...DATES,
  ...DESCRIPTIONS,
  ...DRAFTS.map(([name]) => name),
  ...IMAGES,
  ...ORDERS,
  ...REDIRECTS,
  ...TITLES,
  ...UPDATES,
  ..."build _build headless permalink slug url".split(" "),
]);

/** True for a field that an import reads. */
export function isKnownField(name: string): boolean {
  return KNOWN.has(name);
}

const SPELLED = new Map(
  [...KNOWN].toReversed().map((name) => [name.toLowerCase(), name]),
);

/** The name that an import reads and that differs in capitals alone; undefined when there is none. */
export function spelledField(name: string): string | undefined {
  return SPELLED.get(name.toLowerCase());
}

/** They say how a page is laid out elsewhere, or what our compiler finds out by itself. */
export const LAYOUT =
  /^(?:layout|type|template|toc|comments?|disqus.*|math|mathjax|katex|mermaid|share|sharing|show.*|hide.*|menu|menus|sidebar.*|nav.*|pagination.*|aside|toc_.*|toc.*|noindex|sitemap|outputs|markup|kind|isCJKLanguage|cascade|build|_build|slug|id|url|permalink|reading_time|readingTime|readtime|word_?count|enable.*|disable.*|no.*|lang|language|locale|translationKey|translations?|custom_edit_url|last_update_author|draft|render|collection|bootstrap|css|js|scripts?|styles?|class|classes|body_class|tocopen|weight|prev|next|parent|has_children|grand_parent|guid|wordpress_id|wordpress_url|post_id|dsq_thread_id|ref|uid|googlefonts|googleicons|docsearch|editurl|table_of_contents|image_alt|imageAlt|coverAlt|ogtype|robots|changefreq|priority|date_folder|header.*|search.*|hero.*|splash|head|banner|badge|layoutClass)$/iu;
