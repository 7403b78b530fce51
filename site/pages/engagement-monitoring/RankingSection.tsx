import { Section } from "../../components/ui/Section.tsx";
import { EffortPicture } from "./EffortPicture.tsx";

/** Second block: what a comment is worth. */
export function RankingSection() {
  return (
    <Section ground="invert" labelledBy="tour-ranking">
      <div className="tour-statement">
        <h2 id="tour-ranking">A comment goes further than a like</h2>
        <p className="lead">
          It takes effort, and it shows an opinion. Add a title you sell to, or
          a second post in the same week, and that person moves up your list.
        </p>
      </div>
      <EffortPicture />
    </Section>
  );
}
