import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { Credits, type CreditsProps } from "./Credits.tsx";

export function CreditSection(props: CreditsProps) {
  return (
    <Section ground="band" labelledBy="credit">
      <Credits {...props} />
      <p className="credit-more">
        <SiteLink className="text-link" href="/blog/how-many-leads-do-you-need">
          Work out how many leads you need
        </SiteLink>
      </p>
    </Section>
  );
}
