import type { PageLink } from "#contract";
import { SiteLink } from "../../components/SiteLink.tsx";
import { SiteSearchForm } from "../../components/SiteSearchForm.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { notFoundMessages } from "../../messages/pages.ts";
import { searchMessages } from "../../messages/search.ts";
import type { PageProps } from "../../page.ts";
import type notFoundData from "./data.ts";

/** The page of unknown addresses: the requested path, similar addresses, and links to start from. */
export default function NotFoundPage({ data }: PageProps<typeof notFoundData>) {
  const { path, nearMatches, start } = data;
  const [before, after] = notFoundMessages.asked;
  return (
    <Container className="grid gap-12 pt-14 pb-14 lg:grid-cols-7-5 lg:gap-16 lg:pt-20 lg:pb-28">
      <div className="grid min-w-0 content-start gap-6">
        <h1>{notFoundMessages.title}</h1>
        <Lead>{notFoundMessages.text}</Lead>
        <p className="wrap-anywhere text-muted">
          {before} <code className="text-md text-ink">{path}</code> {after}
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
    </Container>
  );
}

interface PageLinksProps {
  heading: string;
  pages: readonly PageLink[];
  showPath?: boolean;
}

function PageLinks({ heading, pages, showPath = false }: PageLinksProps) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-mono text-note font-normal tracking-normal text-muted">
        {heading}
      </h2>
      <ul
        className={
          showPath ? "mt-3 border-b border-line" : "mt-1 flex flex-wrap gap-x-5"
        }
      >
        {pages.map((page) => (
          <li key={page.path}>
            <SiteLink
              href={page.path}
              className={
                showPath
                  ? "grid gap-0.5 border-t border-line py-3 font-medium hover:text-link"
                  : "inline-flex min-h-11 items-center text-link underline-offset-4 hover:text-link-hover hover:underline"
              }
            >
              {page.title}
              {showPath && (
                <code className="text-note font-normal wrap-anywhere text-muted">
                  {page.path}
                </code>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture of a fading signal and an empty ring where it should arrive. */
function LostSignal() {
  return (
    <div
      aria-hidden="true"
      className="self-start overflow-hidden rounded-lg border border-line bg-surface shadow-frame"
    >
      <p className="flex justify-between border-b border-line px-5 py-3 font-mono text-note text-muted">
        <span>404 Hz</span>
        <span>{notFoundMessages.signal}</span>
      </p>
      <svg
        viewBox="0 0 480 300"
        className="h-auto w-full fill-none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          className="stroke-line"
          d="M0 60h480M0 105h480M0 195h480M0 240h480M60 0v300M120 0v300M180 0v300M240 0v300M300 0v300M360 0v300M420 0v300"
        />
        <path
          className="stroke-line-strong"
          strokeWidth="2"
          strokeDasharray="1 8"
          d="M0 150h480"
        />
        <path
          className="stroke-signal"
          strokeWidth="2.5"
          d="M0 150c10-150 20-105 30 0s20 73 30 0s20-50 30 0s20 35 30 0s20-24 30 0s20 17 30 0s20-12 30 0s20 7 30 0s20 0 30 0h60"
        />
        <g className="stroke-control" strokeWidth="1.5" strokeDasharray="3 6">
          <circle cx="406" cy="150" r="17" className="fill-surface" />
          <circle cx="406" cy="150" r="31" opacity="0.6" />
          <circle cx="406" cy="150" r="47" opacity="0.3" />
        </g>
      </svg>
    </div>
  );
}
