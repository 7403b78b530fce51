import type { SearchHit } from "#contract";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";

/** A search result: link, kind, and an excerpt with the matches. */
export function Result({ result }: { result: SearchHit }) {
  const { path, kind, title, date, excerpt } = result;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-6 md:grid-cols-[12.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap content-start gap-x-4 pt-0.5 font-mono text-note text-muted md:flex-col md:gap-0.5">
        <span>{kind}</span>
        {date !== undefined && <CalendarDate date={date} />}
      </p>
      <div>
        <h3 className="text-h4">
          <SiteLink href={path} className="hover:text-link">
            {title}
          </SiteLink>
        </h3>
        <p className="mt-1 max-w-(--measure) text-md wrap-anywhere text-muted">
          {excerpt.map((part, index) =>
            index % 2 === 1 ? (
              <mark
                key={index}
                className="bg-transparent font-semibold text-ink underline decoration-signal decoration-2 underline-offset-4"
              >
                {part}
              </mark>
            ) : (
              part
            ),
          )}
        </p>
      </div>
    </li>
  );
}
