import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";
import { RankingMock } from "./RankingMock.tsx";

/** Second block: what a comment is worth. */
export function RankingSection({
  words,
}: {
  words: EngagementWords["ranking"];
}) {
  return (
    <Section ground="night" labelledBy="tour-ranking">
      <SectionHead>
        <h2 id="tour-ranking">{words.heading}</h2>
        <Lead>{words.text}</Lead>
      </SectionHead>
      <RankingMock />
    </Section>
  );
}
