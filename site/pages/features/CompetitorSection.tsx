import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";

interface CompetitorProps {
  words: FeaturesWords["competitors"];
}

export function CompetitorSection({ words }: CompetitorProps) {
  return (
    <Section ground="night" labelledBy="competitor-tracking">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5 lg:items-center xl:gap-x-24">
        <div className="grid gap-5 lg:order-2">
          <h2 id="competitor-tracking">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
        <Picture name="met" />
      </div>
    </Section>
  );
}
