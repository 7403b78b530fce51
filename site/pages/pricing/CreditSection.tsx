import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function CreditSection({ credits }: { credits: string }) {
  return (
    <Section ground="band" labelledBy="credit">
      <ServerMarkup html={credits} />
      <p className="credit-more">
        <SiteLink className="text-link" href="/blog/how-many-leads-do-you-need">
          Work out how many leads you need
        </SiteLink>
      </p>
    </Section>
  );
}
