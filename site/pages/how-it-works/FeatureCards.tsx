import type { Plan } from "#contract";
import { Card } from "../../components/ui/Card.tsx";
import {
  AlertPicture,
  CompetitorPicture,
  InfluencerPicture,
  ReportPicture,
} from "./feature-pictures.tsx";

export interface FeatureCardsProps {
  maxCompetitors: number;
  /** How often each monthly plan updates. */
  updates: readonly Pick<Plan, "name" | "updates">[];
}

/** The features as four cards of different widths. */
export function FeatureCards({ maxCompetitors, updates }: FeatureCardsProps) {
  return (
    <ul className="machinery">
      <Card as="li">
        <div>
          <h3>Competitor monitoring</h3>
          <p>
            Up to {maxCompetitors} rivals, counted by week, with the people
            behind each count.
          </p>
        </div>
        <CompetitorPicture />
      </Card>
      <Card as="li">
        <div>
          <h3>Influencer monitoring</h3>
          <p>
            Everyone who reacts to the people your buyers read, post by post.
          </p>
        </div>
        <InfluencerPicture />
      </Card>
      <Card as="li">
        <div>
          <h3>Analytics and reports</h3>
          <p>
            The week on one page, for the people who decide but never log in.
          </p>
        </div>
        <ReportPicture />
      </Card>
      <Card as="li">
        <div>
          <h3>Real-time alerts</h3>
          <p>
            By email or team chat, as soon as an update finds a match.{" "}
            {updates
              .map((plan) => `${plan.name}: ${plan.updates.toLowerCase()}`)
              .join(". ")}
            .
          </p>
        </div>
        <AlertPicture />
      </Card>
    </ul>
  );
}
