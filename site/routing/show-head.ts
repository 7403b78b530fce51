import type { HeadTag } from "../page.ts";

/** The tags that pages have in their heads besides those of all pages. Elements of extensions are not among them. */
const PAGE_TAGS = `head > :is(${[
  "title",
  "meta:is([name=description], [name=robots], [property], [name^=twitter])",
  "link:is([rel=canonical], [rel=alternate], [rel=prev], [rel=next])",
  "script[type='application/ld+json']",
].join()})`;

/** Puts the tags of a page into the head of the document, in place of those of the page before. */
export function showHead(tags: readonly HeadTag[]): void {
  if (tags.length === 0) return;
  for (const old of document.querySelectorAll(PAGE_TAGS)) old.remove();
  for (const [name, attributes, text = ""] of tags) {
    const tag = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes))
      tag.setAttribute(attribute, value);
    tag.textContent = text;
    document.head.append(tag);
  }
}
