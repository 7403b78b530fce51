import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { BenefitsData, BenefitsWords } from "./data.ts";

interface FiguresProps extends Pick<BenefitsData, "claims"> {
  words: BenefitsWords["figures"];
}

/** The claimed figures. They are for the product as a whole, because no source has figures for a single team. */
export function FiguresSection({ words, claims }: FiguresProps) {
  return (
    <Section ground="night" labelledBy="figures">
      <div className="figures">
        <h2 id="figures">{words.heading}</h2>
        <p className="lead">{words.text}</p>
        <dl>
          {claims.map(({ id, value, label }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd className="numeric">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink link={words.link} />
        </p>
      </div>
    </Section>
  );
}
