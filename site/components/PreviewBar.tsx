import type { EntryPreview } from "#contract";

const formatMoment = (iso: string) =>
  `${new Date(iso).toLocaleString("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  })} UTC`;

const titles = { draft: "Draft preview", scheduled: "Scheduled preview" };

/** The bar at the bottom of a page that shows an unpublished entry. It is outside of the hydrated part. */
export function PreviewBar({ preview }: { preview: EntryPreview }) {
  const { status, liveFrom, expiresAt } = preview;
  return (
    <aside className="preview-bar" aria-label="Preview">
      <p>
        <strong>{titles[status]}:</strong>{" "}
        {expiresAt === undefined ? (
          "visitors of the public site cannot see this page."
        ) : (
          <>
            expires <Moment at={expiresAt} />.
          </>
        )}
        {liveFrom !== undefined && (
          <>
            {" "}
            Goes live <Moment at={liveFrom} />.
          </>
        )}
      </p>
    </aside>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatMoment(at)}</time>;
}
