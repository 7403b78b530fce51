import type { EntryPreview } from "#contract";

const labels = { draft: "Draft", scheduled: "Scheduled" };

const style =
  "margin-right:.5em;padding:1px 6px;border:1px solid var(--color-priority-line);border-radius:4px;" +
  "background:var(--color-priority-soft);color:var(--color-priority);font:500 .75rem var(--font-sans,sans-serif);" +
  "vertical-align:middle";

/**
 * A style sheet that puts a badge before the text of each link to an unpublished entry, in all lists. Used in
 * development only, because the content policy forbids inline styles elsewhere.
 */
export function markUnpublished(entries: readonly EntryPreview[]): string {
  return entries
    .map(({ path, status }) => {
      const link = `main a[href="${path}"]`;
      return `${link}::before{content:"${labels[status]}";${style}}`;
    })
    .join("");
}
