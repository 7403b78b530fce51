import type { LegalData } from "../../reading/legal-page.ts";
import { SiteLink } from "../SiteLink.tsx";
import { ReadingPage } from "./ReadingPage.tsx";
import { RevisedDate } from "./RevisedDate.tsx";

/** A legal text, followed by links to the other one and to the contact page. */
export function LegalPage({ entry, other }: LegalData) {
  return (
    <ReadingPage
      entry={entry}
      meta={<RevisedDate date={entry.revised} />}
      after={
        <footer className="legal-end no-print">
          <p>
            Read the{" "}
            <SiteLink className="text-link" href={other.path}>
              {other.title}
            </SiteLink>{" "}
            too, or{" "}
            <SiteLink className="text-link" href="/contact-us">
              contact us
            </SiteLink>{" "}
            about anything on this page.
          </p>
        </footer>
      }
    />
  );
}
