import { CalendarDate } from "../../components/CalendarDate.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import type { SearchResult } from "./data.ts";

/** A search result: link, kind, and a snippet with the matches. */
export function Result({ result }: { result: SearchResult }) {
  const { path, kind, title, date, snippet } = result;
  return (
    <li>
      <p className="search-kind">
        <span>{kind}</span>
        {date !== undefined && <CalendarDate date={date} />}
      </p>
      <div>
        <h3>
          <SiteLink href={path}>{title}</SiteLink>
        </h3>
        <p>
          {snippet.map((part, place) =>
            place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
          )}
        </p>
      </div>
    </li>
  );
}
