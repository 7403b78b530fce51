import type { ComponentType } from "react";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import type { HowItWorksWords } from "./data.ts";
import {
  AlertPicture,
  CompetitorPicture,
  InfluencerPicture,
  ReportPicture,
} from "./feature-pictures.tsx";

/** The features as four cards of two widths. */
export function FeatureCards({ words }: { words: HowItWorksWords }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-12 lg:gap-5">
      <Feature {...words.competitors} Picture={CompetitorPicture} wide />
      <Feature {...words.influencers} Picture={InfluencerPicture} />
      <Feature {...words.reports} Picture={ReportPicture} />
      <Feature {...words.alerts} Picture={AlertPicture} wide />
    </ul>
  );
}

interface FeatureProps {
  heading: string;
  text: string;
  Picture: ComponentType;
  wide?: boolean;
}

function Feature({ heading, text, Picture, wide = false }: FeatureProps) {
  return (
    <Card
      as="li"
      className={cn(
        "flex flex-col justify-between gap-6",
        wide ? "lg:col-span-7" : "lg:col-span-5",
      )}
    >
      <div>
        <h3 className="text-h4 tracking-tight">{heading}</h3>
        <p className="mt-1.5 max-w-[44ch] text-muted">{text}</p>
      </div>
      <Picture />
    </Card>
  );
}
