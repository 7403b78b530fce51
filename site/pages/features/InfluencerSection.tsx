import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { homeMessages } from "../../messages/home.ts";
import { PostPicture } from "./PostPicture.tsx";

export function InfluencerSection() {
  return (
    <Section labelledBy="influencer-monitoring" space="joined">
      <div className="features-head">
        <h2 id="influencer-monitoring">{homeMessages.influencers}</h2>
        <div>
          <p className="lead">
            Choose the people your buyers read. You&apos;ll see everyone who
            likes or comments on their posts, with job title and company.
          </p>
          <p>
            <SiteLink
              className="text-link"
              href="/guides/choose-influencers-to-monitor"
            >
              Choose who to watch in 40 minutes
            </SiteLink>
          </p>
        </div>
      </div>
      <PostPicture />
    </Section>
  );
}
