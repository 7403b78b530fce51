import { Picture } from "../../components/Picture.tsx";
import { Card } from "../../components/ui/Card.tsx";
import { cn } from "../../components/ui/cn.ts";
import type { HowItWorksWords } from "./data.ts";

/** The features as four cards of two widths. */
export function FeatureCards({ words }: { words: HowItWorksWords }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-12 lg:gap-5">
      <Feature {...words.competitors} picture="competitors" wide />
      <Feature {...words.influencers} picture="influencers" />
      <Feature {...words.reports} picture="reports" />
      <Feature {...words.alerts} picture="alerts" wide />
    </ul>
  );
}

interface FeatureProps {
  heading: string;
  text: string;
  picture: string;
  wide?: boolean;
}

function Feature({ heading, text, picture, wide = false }: FeatureProps) {
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
      <Picture name={picture} />
    </Card>
  );
}
