import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { contactMessages } from "../../messages/contact.ts";

export function Closing() {
  return (
    <Section ground="tint" space="tight" labelledBy="closing">
      <div className="about-closing">
        <h2 id="closing">Ask us something hard</h2>
        <div>
          <p className="lead">
            Does your market talk in public, and who would we watch first if we
            were you? Bring your questions to a demo or write to us.
          </p>
          <div className="about-actions">
            <Button as={SiteLink} href="/demo" size="lg">
              {actionLabels.bookDemo}
            </Button>
            <SiteLink className="text-link" href="/contact-us">
              {contactMessages.title}
            </SiteLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
