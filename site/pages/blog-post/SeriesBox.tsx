import { SiteLink } from "../../components/SiteLink.tsx";
import { textLink } from "../../components/TextLink.tsx";
import type { SeriesPart } from "./series.ts";
import { readingMessages } from "../../messages/reading.ts";

/** The parts of the series that a post belongs to, with links to the others. */
export function SeriesBox({ name, parts, at }: SeriesPart) {
  return (
    <nav
      className="mb-10 max-w-(--measure-text) rounded-lg border border-line px-6 py-5 text-md"
      aria-labelledby="series"
    >
      <p id="series">
        <strong className="mr-2">{name}</strong>{" "}
        {readingMessages.part(at + 1, parts.length)}
      </p>
      <ol className="mt-3 list-decimal pl-6">
        {parts.map(({ path, title }, index) => (
          <li key={path} className="py-1">
            {index === at ? (
              <span aria-current="page">{title}</span>
            ) : (
              <SiteLink href={path} className={textLink}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
