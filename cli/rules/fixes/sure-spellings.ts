import { knownSpelling } from "../known-spellings.ts";

/** Names of other tools that can mean one field of ours only: renaming takes no question. */
const sure = new Map([
  ...spell("date", "pubdate publishdate publisheddate published publishedat"),
  ...spell("date", "datepublished datetime posted"),
  ...spell("updated", "lastmod lastmodified modified updateddate updatedat"),
  ...spell("updated", "lastupdated datemodified dateupdated"),
  ...spell("aliases", "redirectfrom redirects alias oldurls"),
  ...spell("categories", "category"),
  ...spell("author", "authors"),
  ...spell("description", "summary excerpt desc metadescription"),
  ...spell("title", "headline heading"),
  ...spell("image", "cover coverimage hero heroimage ogimage thumbnail"),
  ...spell("image", "featuredimage"),
  ...spell("imageUrl", "image cover thumbnail"),
  ...spell("draft", "isdraft"),
  ...spell("publishAt", "publishon publishfrom scheduled scheduledat"),
  ...spell("expiresAt", "expires expirydate expiry expiredate unpublishat"),
  ...spell("reviewBy", "review reviewdate nextreview reviewat"),
  ...spell("order", "weight position sidebarposition navorder"),
  ...spell("type", "kind"),
  ...spell("kind", "type"),
  ...spell("featured", "isfeatured"),
  ...spell("readTime", "readingtime"),
  ...spell("href", "url link"),
  ...spell("alt", "alttext"),
]);

function spell(ours: string, theirs: string): [string, string][] {
  return theirs.split(" ").map((name) => [`${name}>${ours}`, ours]);
}

/** The field that a key can only mean: another tool's name for it, or its own name with a slip of the pen. */
export function sureSpelling(
  key: string,
  fields: readonly string[],
): string | undefined {
  const known = knownSpelling(key, fields);
  if (known !== undefined && sure.has(`${plain(key)}>${known}`)) return known;
  const same = fields.filter((field) => plain(field) === plain(key));
  if (same.length > 0) return same.length === 1 ? same[0] : undefined;
  const near = fields.filter((field) => isSlip(plain(key), plain(field)));
  return near.length === 1 ? near[0] : undefined;
}

function plain(key: string): string {
  return key.toLowerCase().replaceAll(/[-_\s]/gu, "");
}

/** True for words of four letters or more that differ by one letter, or by two neighbours that changed places. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length === restB.length)
    return (
      restA.slice(1) === restB.slice(1) ||
      `${restA[1] ?? ""}${restA[0] ?? ""}${restA.slice(2)}` === restB
    );
  return restA.slice(1) === restB || restB.slice(1) === restA;
}
