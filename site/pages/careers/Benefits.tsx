import { Card } from "../../components/ui/Card.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { CareersWords } from "./data.ts";

/** The pictures of the large cards. */
const icons = ["globe", "trending-up"] as const;

type BenefitsProps = Pick<
  CareersWords,
  "benefits" | "largeBenefits" | "smallBenefits"
>;

export function Benefits({
  benefits,
  largeBenefits,
  smallBenefits,
}: BenefitsProps) {
  return (
    <Section ground="band" labelledBy="benefits">
      <div className="benefits-head">
        <h2 id="benefits">{benefits.heading}</h2>
      </div>
      <ul className="benefits">
        {largeBenefits.map(({ title, text }, index) => (
          <Card as="li" key={title}>
            <Icon name={icons[index] ?? "check"} size="lg" />
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
        {smallBenefits.map(({ title, text }) => (
          <Card as="li" key={title} variant="quiet">
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
