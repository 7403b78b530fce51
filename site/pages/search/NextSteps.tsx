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
      {searched && (
        <p>
          Every word has to appear. Try fewer of them, or just the beginning of
          one.
        </p>
      )}
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
    text: "when it isn't written down yet.",
  },
] as const;
