import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";
import { PostPicture } from "./PostPicture.tsx";

interface InfluencerProps {
  words: FeaturesWords["influencers"];
}

export function InfluencerSection({ words }: InfluencerProps) {
  return (
    <Section labelledBy="influencer-monitoring" space="joined">
      <div className="features-head">
        <h2 id="influencer-monitoring">{words.heading}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
      </div>
      <PostPicture />
    </Section>
  );
}
