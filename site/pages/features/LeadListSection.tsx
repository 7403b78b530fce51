import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { FeaturesData, FeaturesWords } from "./data.ts";
import { SentenceBuilder } from "./SentenceBuilder.tsx";

type LeadListProps = Pick<FeaturesData, "sources" | "leads"> & {
  words: FeaturesWords["lists"];
};

export function LeadListSection({ words, sources, leads }: LeadListProps) {
  return (
    <Section
      labelledBy="smart-lead-lists"
      space="loose"
      className="overflow-x-clip"
    >
      <SectionHead>
        <h2 id="smart-lead-lists">{words.heading}</h2>
        <Lead>{words.text}</Lead>
      </SectionHead>
      <SentenceBuilder sources={sources} leads={leads} />
      <p className="mt-6 max-w-(--measure-wide) text-muted">
        {words.note} <TextLink link={words.link} />
      </p>
    </Section>
  );
}
