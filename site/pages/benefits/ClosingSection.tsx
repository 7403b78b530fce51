import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { actionLabels, productMessages } from "../../messages.ts";

const ways = [
  { label: "How It Works", href: "/how-it-works" },
  { label: actionLabels.bookDemo, href: "/demo" },
  { label: "See Pricing", href: "/pricing" },
];

export function ClosingSection() {
  return (
    <Section ground="tint" space="tight" labelledBy="benefits-closing">
      <div className="benefits-closing">
        <h2 id="benefits-closing">Start with your own team</h2>
        <p>
          <Button as={SiteLink} href="/early-access" size="lg">
            {productMessages.earlyAccess}
          </Button>
          {ways.map(({ label, href }) => (
            <SiteLink key={href} className="text-link" href={href}>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </Section>
  );
}
