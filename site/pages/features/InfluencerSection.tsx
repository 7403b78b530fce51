import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";

interface InfluencerProps {
  words: FeaturesWords["influencers"];
}

export function InfluencerSection({ words }: InfluencerProps) {
  return (
    <Section labelledBy="influencer-monitoring">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 xl:gap-x-24">
        <div className="grid min-w-0 content-start gap-5">
          <h2 id="influencer-monitoring">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} />
          </p>
          <Picture name="watched" />
        </div>
        <Picture name="post" />
      </div>
    </Section>
  );
}
