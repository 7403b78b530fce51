import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels, productMessages } from "../../messages.ts";

export function ClosingSection({ freeForever }: { freeForever: string }) {
  return (
    <Section ground="band" labelledBy="features-closing">
      <div className="features-closing">
        <h2 id="features-closing">See your own market in it</h2>
        <p className="lead">
          Ask for early access and start by yourself, or bring one rival to a
          demo and watch it together with us. {freeForever}
        </p>
        <p className="features-actions">
          <Button as={SiteLink} href="/early-access" size="lg">
            {productMessages.earlyAccess}
          </Button>
          <Button as={SiteLink} href="/book" variant="outline" size="lg">
            {actionLabels.bookDemo}
          </Button>
        </p>
      </div>
    </Section>
  );
}
