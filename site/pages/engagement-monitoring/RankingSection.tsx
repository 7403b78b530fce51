import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";

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
      <Picture name="ranking" />
    </Section>
  );
}
