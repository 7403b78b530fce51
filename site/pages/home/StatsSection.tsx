import { Section } from "../../components/ui/Section.tsx";
import { ClaimList } from "./ClaimList.tsx";
import type { HomeData } from "./data.ts";

export function StatsSection({ claims }: Pick<HomeData, "claims">) {
  return (
    <Section space="joined" labelledBy="figures">
      <h2 id="figures" className="stats-heading">
        What happens when your first message has a reason
      </h2>
      <ClaimList claims={claims} />
    </Section>
  );
}
