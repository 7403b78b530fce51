/** A tag of compiled HTML. An attribute with `>` in it ends the match early, which leaves the rest as it is. */
const TAG = /<\/?[a-z][^>]*>/gu;

/**
 * The HTML of an entry as one of several on a page: ids begin with a prefix, so that each is unique, and headings are
 * one level deeper, below the title of the entry.
 */
export function toListedHtml(html: string, prefix: string): string {
  return html.replaceAll(TAG, (tag) =>
    tag
      .replace(/^(<\/?h)([2-5])/u, (_, start: string, level: string) =>
        [start, Number(level) + 1].join(""),
      )
      .replaceAll(
        / (id|aria-labelledby|aria-describedby)="/gu,
        ` $1="${prefix}-`,
      )
      .replaceAll(' href="#', ` href="#${prefix}-`),
  );
}
