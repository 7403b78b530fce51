import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { CompetitorPicture, OverlapList } from "./CompetitorPicture.tsx";
import type { FeaturesWords } from "./data.ts";

interface CompetitorProps {
  words: FeaturesWords["competitors"];
}

export function CompetitorSection({ words }: CompetitorProps) {
  return (
    <Section ground="night" labelledBy="competitor-tracking">
      <div className="rivals">
        <CompetitorPicture />
        <div className="rivals-words">
          <h2 id="competitor-tracking">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <OverlapList />
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
      </div>
    </Section>
  );
}
