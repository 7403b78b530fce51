import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { Section } from "../../components/ui/Section.tsx";

/** Second block: the two priorities side by side. */
export function RankingSection({ picture }: { picture: string }) {
  return (
    <Section ground="band" labelledBy="tour-ranking">
      <div className="tour-ranking-head">
        <h2 id="tour-ranking">A comment weighs more than a like</h2>
        <p className="lead">
          Writing costs effort and shows a view. Add a title you sell to, or a
          second post in the same week, and the person goes up. Two labels, one
          question: does this person get our time today?
        </p>
      </div>
      <ServerMarkup html={picture} />
    </Section>
  );
}
