import type { LegalData } from "../../reading/legal-page.ts";
import { TextLink } from "../TextLink.tsx";
import { ReadingPage } from "./ReadingPage.tsx";

/** A legal text, followed by links to the other one and to the contact page. */
export function LegalPage({ entry, other }: LegalData) {
  return (
    <ReadingPage
      centered
      entry={entry}
      after={
        <footer className="mt-14 border-t border-line pt-6 text-muted print:hidden">
          <p>
            Read the{" "}
            <TextLink link={{ href: other.path, label: other.title }} /> too, or{" "}
            <TextLink link={{ href: "/contact-us", label: "contact us" }} />{" "}
            about anything on this page.
          </p>
        </footer>
      }
    />
  );
}
