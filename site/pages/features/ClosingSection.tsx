import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { productMessages } from "../../messages/product.ts";

export function ClosingSection({ freeForever }: { freeForever: string }) {
  return (
    <Section ground="tint" space="tight" labelledBy="features-closing">
      <div className="features-closing">
        <h2 id="features-closing">Try it on your own market</h2>
        <p className="lead">
          Get early access and look around on your own, or name a rival in a
          demo and we&apos;ll look at it together. {freeForever}
        </p>
        <p className="features-actions">
          <Button as={SiteLink} href="/early-access" size="lg">
            {productMessages.earlyAccess}
          </Button>
          <SiteLink className="text-link" href="/book">
            {actionLabels.bookDemo}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
