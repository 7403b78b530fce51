import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { Credits, type CreditsProps } from "./Credits.tsx";

export function CreditSection(props: CreditsProps) {
  return (
    <Section ground="band" labelledBy="credit">
      <Credits {...props} />
      <p className="credit-more">
        <TextLink link={props.credit.link} />
      </p>
    </Section>
  );
}
