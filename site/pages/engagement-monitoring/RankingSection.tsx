import { Section } from "../../components/ui/Section.tsx";
import { EffortPicture } from "./EffortPicture.tsx";
import type { EngagementWords } from "./data.ts";

/** Second block: what a comment is worth. */
export function RankingSection({
  words,
}: {
  words: EngagementWords["ranking"];
}) {
  return (
    <Section ground="night" labelledBy="tour-ranking">
      <div className="tour-statement">
        <h2 id="tour-ranking">{words.heading}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <EffortPicture />
    </Section>
  );
}
