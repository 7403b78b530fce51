import { SiteLink } from "../../components/SiteLink.tsx";
import type { KnownPage } from "../../near-matches/known-pages.ts";

interface NextStepsProps {
  /** False before the first search. */
  searched: boolean;
  /** A similar query that finds something. */
  suggestion: string | undefined;
  nearMatches: readonly KnownPage[];
}

/** Suggestions if there are no results. */
export function NextSteps({
  searched,
  suggestion,
  nearMatches,
}: NextStepsProps) {
  return (
    <div className="search-next">
      {searched && (
        <p>
          Every word has to appear. Try fewer of them, or just the beginning of
          one.
        </p>
      )}
      {(suggestion !== undefined || nearMatches.length > 0) && (
        <nav aria-labelledby="search-near">
          <h2 id="search-near">Did you mean</h2>
          <ul>
            {suggestion !== undefined && (
              <li>
                Search for{" "}
                <SiteLink
                  className="text-link"
                  href={`/search?${new URLSearchParams({ q: suggestion })}`}
                >
                  {suggestion}
                </SiteLink>
              </li>
            )}
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
        <h2 id="search-start">Good places to look</h2>
        <ul>
          {places.map(({ path, title, text }) => (
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

const places = [
  {
    path: "/documentation",
    title: "Documentation",
    text: "says what each screen and setting does.",
  },
  {
    path: "/guides",
    title: "Guides",
    text: "take one job from start to finish.",
  },
  { path: "/faq", title: "FAQ", text: "has the short answers." },
  {
    path: "/contact-us",
    title: "Contact us",
    text: "when it is not written down yet.",
  },
];
