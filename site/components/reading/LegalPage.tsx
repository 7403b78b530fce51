import NotFoundPage from "../../pages/not-found/Page.tsx";
import type { Found } from "../../reading/found.ts";
import type { LegalData } from "../../reading/legal-page.ts";
import { SiteLink } from "../SiteLink.tsx";
import { ReadingPage } from "./ReadingPage.tsx";
import { RevisedDate } from "./RevisedDate.tsx";

/** A legal text, with the way to the other one and to a person. */
export function LegalPage({ data }: { data: Found<LegalData> }) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  const { entry, other } = data.found;
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
