import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { BenefitsData, BenefitsWords } from "./data.ts";

interface FiguresProps extends Pick<BenefitsData, "claims"> {
  words: BenefitsWords["figures"];
}

/** The claimed figures. They are for the product as a whole, because no source has figures for a single team. */
export function FiguresSection({ words, claims }: FiguresProps) {
  return (
    <Section ground="night" labelledBy="figures">
      <SectionHead>
        <h2 id="figures">{words.heading}</h2>
        <Lead>{words.text}</Lead>
      </SectionHead>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {claims.map(({ id, value, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-3 border-t border-line-strong pt-5"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="text-figure font-semibold tracking-display tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <TextLink link={words.link} className="inline-block py-2" />
      </p>
    </Section>
  );
}
