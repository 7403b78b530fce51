import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels, contactMessages } from "../../messages.ts";

export function Closing() {
  return (
    <Section labelledBy="closing">
      <div className="about-closing">
        <h2 id="closing">Ask us something hard.</h2>
        <div>
          <p className="lead">
            Does your market talk in public? What about? Who would we watch
            first if we were you? Ask away.
          </p>
          <div className="about-actions">
            <Button as={SiteLink} href="/demo" size="lg">
              {actionLabels.bookDemo}
            </Button>
            <Button
              as={SiteLink}
              href="/contact-us"
              variant="outline"
              size="lg"
            >
              {contactMessages.title}
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}
