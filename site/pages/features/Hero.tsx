import { Picture } from "../../components/Picture.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesData } from "./data.ts";
import { PartIndex } from "./PartIndex.tsx";

/** The heading of the page beside the lists of a week, and the contents of the page. */
export function Hero({
  words,
  counts,
}: Pick<FeaturesData, "words" | "counts">) {
  const { headline, accent, lead, note } = words.hero;
  return (
    <Section className="overflow-x-clip pt-14 lg:pt-20" labelledBy="features">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-7-5 lg:items-start">
        <div className="grid content-start gap-6">
          <h1 id="features" className="max-w-[9em]">
            {headline} <span className="text-signal">{accent}</span>
          </h1>
          <Lead>{lead}</Lead>
          <p className="text-note text-faint max-lg:hidden">{note}</p>
        </div>
        <Picture name="lists" />
      </div>
      <PartIndex words={words} counts={counts} />
      <p className="mt-5 text-note text-faint lg:hidden">{note}</p>
    </Section>
  );
}
