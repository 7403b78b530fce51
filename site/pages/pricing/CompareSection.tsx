import { Picture } from "../../components/Picture.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { PricingWords } from "./data.ts";

export function CompareSection({ words }: { words: PricingWords["compare"] }) {
  return (
    <Section
      labelledBy="compare"
      space="loose"
      className="print:break-inside-avoid print:py-5"
    >
      <SectionHead className="mb-6 lg:mb-10">
        <h2 id="compare">{words.heading}</h2>
      </SectionHead>
      <Picture name="comparison" />
      <p className="mt-5 text-sm text-muted">{words.note}</p>
    </Section>
  );
}
