import { Section } from "../../components/ui/Section.tsx";
import { ClaimList } from "./ClaimList.tsx";
import type { HomeData, HomeWords } from "./data.ts";

interface StatsProps extends Pick<HomeData, "claims"> {
  words: HomeWords["figures"];
}

export function StatsSection({ words, claims }: StatsProps) {
  return (
    <Section space="joined" labelledBy="figures">
      <h2 id="figures" className="stats-heading">
        {words.heading}
      </h2>
      <ClaimList claims={claims} />
    </Section>
  );
}
