import type { LegalData } from "../../reading/legal-page.ts";
import { TextLink } from "../TextLink.tsx";
import { Container } from "../ui/Container.tsx";
import { articleWidth } from "./article-grid.ts";
import { ReadingPage } from "./ReadingPage.tsx";
import { RevisedDate } from "./RevisedDate.tsx";

/** A legal text, followed by links to the other one and to the contact page. */
export function LegalPage({ entry, other }: LegalData) {
  return (
    <Container className={articleWidth}>
      <ReadingPage
        centered
        entry={entry}
        meta={<RevisedDate date={entry.revised} />}
        after={
          <footer className="mt-14 border-t border-line pt-6 text-muted print:hidden">
            <p>
              Read the{" "}
              <TextLink link={{ href: other.path, label: other.title }} /> too,
              or{" "}
              <TextLink link={{ href: "/contact-us", label: "contact us" }} />{" "}
              about anything on this page.
            </p>
          </footer>
        }
      />
    </Container>
  );
}
