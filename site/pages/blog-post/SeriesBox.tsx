import { SiteLink } from "../../components/SiteLink.tsx";
import type { SeriesPart } from "./series.ts";
import { readingMessages } from "../../messages.ts";

/** The parts of the series that a post belongs to, with links to the others. */
export function SeriesBox({ name, parts, at }: SeriesPart) {
  return (
    <nav className="series" aria-labelledby="series">
      <p id="series">
        <strong>{name}</strong> {readingMessages.part(at + 1, parts.length)}
      </p>
      <ol>
        {parts.map(({ path, title }, index) => (
          <li key={path}>
            {index === at ? (
              <span aria-current="page">{title}</span>
            ) : (
              <SiteLink href={path}>{title}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
