/** Names that other tools give to our fields, without case, hyphens and underscores -> our name. */
const spellings = new Map([
  ...spell("date", "pubdate publishdate publisheddate published publishedat"),
  ...spell("date", "datepublished created createdat datetime posted"),
  ...spell("updated", "lastmod lastmodified modified updateddate updatedat"),
  ...spell("updated", "lastupdated datemodified dateupdated"),
  ...spell("aliases", "redirectfrom redirects alias redirect oldurls"),
  ...spell("categories", "tags tag category topics topic keywords"),
  ...spell("author", "authors authorname by byline writer"),
  ...spell("description", "summary excerpt desc metadescription subtitle"),
  ...spell("title", "name heading headline"),
  ...spell("name", "title label"),
  ...spell("image", "cover coverimage hero heroimage ogimage thumbnail"),
  ...spell("image", "imageurl banner featuredimage"),
  ...spell("imageUrl", "image cover thumbnail src"),
  ...spell("draft", "isdraft unlisted hidden"),
  ...spell("slug", "permalink url path id"),
  ...spell("id", "slug key"),
  ...spell("publishAt", "publishon publishfrom scheduled scheduledat golive"),
  ...spell("expiresAt", "expires expirydate expiry expiredate unpublishat"),
  ...spell("reviewBy", "review reviewdate nextreview reviewat"),
  ...spell("order", "weight position sidebarposition navorder sort"),
  ...spell("type", "kind format"),
  ...spell("kind", "type"),
  ...spell("featured", "pinned sticky highlight isfeatured"),
  ...spell("readTime", "readingtime duration readtimeminutes"),
  ...spell("externalUrl", "url link href"),
  ...spell("href", "url link to"),
  ...spell("alt", "alttext text caption"),
]);

function spell(ours: string, theirs: string): [string, string][] {
  return theirs.split(" ").map((name) => [`${name}>${ours}`, ours]);
}

/** Our name for a field that other tools call otherwise, if this collection has such a field. */
export function knownSpelling(
  key: string,
  fields: readonly string[],
): string | undefined {
  const plain = key.toLowerCase().replaceAll(/[-_]/gu, "");
  return fields.find((field) => spellings.has(`${plain}>${field}`));
}
