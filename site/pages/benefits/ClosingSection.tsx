import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels } from "../../messages/actions.ts";
import { productMessages } from "../../messages/product.ts";

export function ClosingSection() {
  return (
    <Section ground="tint" space="tight" labelledBy="benefits-closing">
      <div className="benefits-closing">
        <h2 id="benefits-closing">Start with your own team</h2>
        <p>
          <Button as={SiteLink} href="/early-access" size="lg">
            {productMessages.earlyAccess}
          </Button>
          <SiteLink className="text-link" href="/demo">
            {actionLabels.bookDemo}
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
