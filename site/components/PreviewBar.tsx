import type { EntryPreview } from "#contract";
import { previewMessages } from "../messages/shell.ts";

const formatMoment = (iso: string, lang: string | undefined) =>
  `${new Date(iso).toLocaleString(lang ?? "en", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  })} UTC`;

/** The bar at the bottom of a page that shows an unpublished entry. It is outside of the hydrated part. */
export function PreviewBar({
  preview,
  lang,
}: {
  preview: EntryPreview;
  /** The language of the site. */
  lang: string | undefined;
}) {
  const { status, liveFrom, expiresAt } = preview;
  return (
    <aside
      className="preview-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-priority-line bg-raised px-(--gutter) py-2.5 text-center text-sm [&~#app]:pb-16"
      aria-label={previewMessages.label}
    >
      <p>
        <strong className="mr-1 text-priority">
          {previewMessages[status]}:
        </strong>{" "}
        {expiresAt === undefined ? (
          previewMessages.hidden
        ) : (
          <>
            {previewMessages.expires} <Moment at={expiresAt} lang={lang} />.
          </>
        )}
        {liveFrom !== undefined && (
          <>
            {" "}
            {previewMessages.goesLive} <Moment at={liveFrom} lang={lang} />.
          </>
        )}
      </p>
    </aside>
  );
}

function Moment({ at, lang }: { at: string; lang: string | undefined }) {
  return <time dateTime={at}>{formatMoment(at, lang)}</time>;
}
