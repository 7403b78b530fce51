import type { SearchHit } from "#contract";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";

/** A search result: link, kind, and an excerpt with the matches. */
export function Result({ result }: { result: SearchHit }) {
  const { path, kind, title, date, excerpt } = result;
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
          {excerpt.map((part, index) =>
            index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
          )}
        </p>
      </div>
    </li>
  );
}
