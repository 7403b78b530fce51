import { SiteLink } from "../../components/SiteLink.tsx";
import { SiteSearchForm } from "../../components/SiteSearchForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { notFoundMessages, searchMessages } from "../../messages.ts";
import type { KnownPage } from "../../near-matches/known-pages.ts";
import type { PageProps } from "../../page.ts";
import type notFoundData from "./data.ts";
import { LostSignal } from "./LostSignal.tsx";
import "./not-found.css";

/** The page of unknown addresses: the requested path, similar addresses, and links to start from. */
export default function NotFoundPage({ data }: PageProps<typeof notFoundData>) {
  const { path, nearMatches, start } = data;
  const [before, after] = notFoundMessages.asked;
  return (
    <Section className="not-found">
      <div className="not-found-text">
        <h1>{notFoundMessages.title}</h1>
        <p className="lead">{notFoundMessages.text}</p>
        <p className="not-found-asked">
          {before} <code>{path}</code> {after}
        </p>
        <SiteSearchForm id="not-found-query" />
        {nearMatches.length > 0 && (
          <PageLinks
            heading={searchMessages.near}
            pages={nearMatches}
            showPath
          />
        )}
        <PageLinks heading={notFoundMessages.start} pages={start} />
      </div>
      <LostSignal />
    </Section>
  );
}

interface PageLinksProps {
  heading: string;
  pages: readonly KnownPage[];
  showPath?: boolean;
}

function PageLinks({ heading, pages, showPath = false }: PageLinksProps) {
  return (
    <nav
      className={showPath ? "near-matches" : "start-links"}
      aria-label={heading}
    >
      <h2>{heading}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <SiteLink href={page.path}>
              {page.title}
              {showPath && <code>{page.path}</code>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
