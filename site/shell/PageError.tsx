import { useRouteError } from "react-router-dom";
import { SiteLink } from "../components/SiteLink.tsx";
import { Button } from "../components/ui/Button.tsx";
import { Lead } from "../components/ui/Lead.tsx";
import { Section } from "../components/ui/Section.tsx";
import { PageInstead } from "../routing/page-instead.ts";
import { ShownPage } from "./ShownPage.tsx";
import { brokenPageMessages } from "../messages/shell.ts";

/** Shows the page that a loader has chosen instead, or a message with links in place of a page that throws. */
export function PageError() {
  const error = useRouteError();
  return error instanceof PageInstead ? (
    <ShownPage page={error.page} Page={error.Page} />
  ) : (
    <FailedPage />
  );
}

function FailedPage() {
  return (
    <Section space="loose">
      <div className="grid min-h-[45svh] content-center justify-items-start gap-5">
        <h1>{brokenPageMessages.title}</h1>
        <Lead>{brokenPageMessages.text}</Lead>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="lg" onClick={() => window.location.reload()}>
            {brokenPageMessages.reload}
          </Button>
          <Button as={SiteLink} href="/" variant="outline" size="lg">
            {brokenPageMessages.home}
          </Button>
          <Button as={SiteLink} href="/contact-us" variant="ghost" size="lg">
            {brokenPageMessages.tellUs}
          </Button>
        </div>
      </div>
    </Section>
  );
}
