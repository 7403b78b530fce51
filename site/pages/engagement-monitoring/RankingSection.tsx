import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** Second block: the two priorities side by side. */
export function RankingSection({ picture }: { picture: string }) {
  return (
    <Section ground="band" labelledBy="tour-ranking">
      <div className="tour-ranking-head">
        <h2 id="tour-ranking">A comment counts for more than a like</h2>
        <p className="lead">
          Writing takes effort and shows an opinion. Add a title you sell to, or
          a second post in the same week, and the person moves up. The two
          labels answer one question: is this person worth our time today?
        </p>
      </div>
      <ServerMarkup html={picture} />
    </Section>
  );
}
