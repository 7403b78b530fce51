import { TextLink } from "../../components/TextLink.tsx";
import type { KnownPage } from "../../near-matches/known-pages.ts";
import { searchMessages } from "../../messages/search.ts";

interface NextStepsProps {
  /** False before the first search, and if a corrected query has results. */
  searched: boolean;
  nearMatches: readonly KnownPage[];
}

/** Suggestions if nothing matches. */
export function NextSteps({ searched, nearMatches }: NextStepsProps) {
  return (
    <div className="grid gap-8 border-t border-line pt-6">
      {searched && <p>{searchMessages.everyWord}</p>}
      {nearMatches.length > 0 && (
        <nav aria-labelledby="search-near">
          <h2 id="search-near" className="text-h4">
            {searchMessages.near}
          </h2>
          <ul className="mt-2">
            {nearMatches.map(({ path, title }) => (
              <li key={path} className="py-1.5">
                <TextLink link={{ href: path, label: title }} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-labelledby="search-start">
        <h2 id="search-start" className="text-h4">
          {searchMessages.start}
        </h2>
        <ul className="mt-2">
          {searchMessages.places.map(({ path, title, text }) => (
            <li key={path} className="py-1.5 text-muted">
              <TextLink link={{ href: path, label: title }} /> {text}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
