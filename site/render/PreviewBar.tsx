import type { EntryPreview } from "#contract";

const formatMoment = (iso: string) =>
  `${new Date(iso).toLocaleString("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  })} UTC`;

const titles = { draft: "Draft preview", scheduled: "Scheduled preview" };

/** What visitors will see, and when. */
function formatPlan({ status, liveFrom }: EntryPreview): string {
  return status === "scheduled" && liveFrom !== undefined
    ? `Goes live on ${formatMoment(liveFrom)}.`
    : "Not published.";
}

/** The bar at the bottom of a page that shows an unpublished entry. It stands outside of what the browser hydrates. */
export function PreviewBar({ preview }: { preview: EntryPreview }) {
  const { status, expiresAt } = preview;
  return (
    <aside className="preview-bar" aria-label="Preview">
      <p>
        <strong>{titles[status]}</strong> {formatPlan(preview)}{" "}
        {expiresAt === undefined ? (
          "Visitors of the public site cannot see this page."
        ) : (
          <>
            This address expires on{" "}
            <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>.
          </>
        )}
      </p>
    </aside>
  );
}
