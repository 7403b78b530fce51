import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels, productMessages } from "../../messages.ts";

export function ClosingSection({ freeForever }: { freeForever: string }) {
  return (
    <Section ground="band" labelledBy="features-closing">
      <div className="features-closing">
        <h2 id="features-closing">Try it on your own market</h2>
        <p className="lead">
          Get early access and explore on your own, or bring one rival to a demo
          and we&apos;ll watch it together. {freeForever}
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
