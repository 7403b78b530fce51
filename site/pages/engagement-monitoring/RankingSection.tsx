import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { leads, type Priority } from "../../mock/story.ts";

const lanes: readonly { priority: Priority; when: string }[] = [
  { priority: "High Priority", when: "Today" },
  { priority: "Medium", when: "This week" },
];

/** Second block: the two priorities side by side. */
export function RankingSection() {
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
      <figure>
        <div className="tour-lanes">
          {lanes.map(({ priority, when }) => {
            const inLane = leads.filter((lead) => lead.priority === priority);
            return (
              <MockWindow
                key={priority}
                title={when}
                aside={`${inLane.length} of the six newest`}
              >
                <ul>
                  {inLane.map((lead) => (
                    <li key={lead.id}>
                      <LeadLine lead={lead} reason />
                    </li>
                  ))}
                </ul>
              </MockWindow>
            );
          })}
        </div>
        <figcaption className="mock-caption">
          Sample data. In this sample, comments are High Priority and likes are
          Medium.
        </figcaption>
      </figure>
    </Section>
  );
}
