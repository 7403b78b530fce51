import { Card } from "../../components/ui/Card.tsx";
import type { HowItWorksWords } from "./data.ts";
import {
  AlertPicture,
  CompetitorPicture,
  InfluencerPicture,
  ReportPicture,
} from "./feature-pictures.tsx";

/** The features as four cards of different widths. */
export function FeatureCards({ words }: { words: HowItWorksWords }) {
  const cards = [
    { words: words.competitors, Picture: CompetitorPicture },
    { words: words.influencers, Picture: InfluencerPicture },
    { words: words.reports, Picture: ReportPicture },
    { words: words.alerts, Picture: AlertPicture },
  ];
  return (
    <ul className="machinery">
      {cards.map(({ words: { heading, text }, Picture }) => (
        <Card as="li" key={heading}>
          <div>
            <h3>{heading}</h3>
            <p>{text}</p>
          </div>
          <Picture />
        </Card>
      ))}
    </ul>
  );
}
