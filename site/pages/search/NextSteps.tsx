import { SiteLink } from "../../components/SiteLink.tsx";
import type { KnownPage } from "../../near-matches/known-pages.ts";
import { searchMessages } from "../../messages.ts";

interface NextStepsProps {
  /** False before the first search, and if a corrected query has results. */
  searched: boolean;
  nearMatches: readonly KnownPage[];
}

/** Suggestions if nothing matches. */
export function NextSteps({ searched, nearMatches }: NextStepsProps) {
  return (
    <div className="search-next">
      {searched && <p>{searchMessages.everyWord}</p>}
      {nearMatches.length > 0 && (
        <nav aria-labelledby="search-near">
          <h2 id="search-near">{searchMessages.near}</h2>
          <ul>
            {nearMatches.map(({ path, title }) => (
              <li key={path}>
                <SiteLink className="text-link" href={path}>
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="search-start">
        <h2 id="search-start">{searchMessages.start}</h2>
        <ul>
          {searchMessages.places.map(({ path, title, text }) => (
            <li key={path}>
              <SiteLink className="text-link" href={path}>
                {title}
              </SiteLink>{" "}
              {text}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
