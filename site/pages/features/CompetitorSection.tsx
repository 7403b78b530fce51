import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { productMessages } from "../../messages.ts";

interface CompetitorProps {
  maxCompetitors: number;
  picture: string;
}

export function CompetitorSection({
  maxCompetitors,
  picture,
}: CompetitorProps) {
  return (
    <Section ground="band" labelledBy="competitor-tracking">
      <div className="features-competitors">
        <ServerMarkup html={picture} />
        <div className="features-words">
          <h2 id="competitor-tracking">{productMessages.competitors}</h2>
          <p className="lead">
            Before a deal shows up in anyone&apos;s pipeline, people connect in
            public. Watch up to {maxCompetitors} competitors and see who
            they&apos;ve just met.
          </p>
          <dl className="features-facts">
            <div>
              <dt>Counted by week</dt>
              <dd>Compare each rival with its own last week.</dd>
            </div>
            <div>
              <dt>Names behind the count</dt>
              <dd>Open any number to see the people in it.</dd>
            </div>
            <div>
              <dt>Overlap in one list</dt>
              <dd>
                People who show up around two rivals are usually weighing their
                options.
              </dd>
            </div>
          </dl>
          <p>
            <SiteLink className="text-link" href="/connection-monitoring">
              See connection monitoring
            </SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
