import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

export function StatsSection({ claims }: { claims: string }) {
  return (
    <Section space="joined" labelledBy="figures">
      <h2 id="figures" className="stats-heading">
        What happens when your first message has a reason
      </h2>
      <ServerMarkup html={claims} />
    </Section>
  );
}
