import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { leads, type Priority } from "../../mock/story.ts";

const lanes: readonly { priority: Priority; when: string }[] = [
  { priority: "High Priority", when: "Today" },
  { priority: "Medium", when: "This week" },
];

/** The two priorities side by side. */
export function LanesMock() {
  return (
    <figure>
      <div className="tour-lanes">
        {lanes.map(({ priority, when }) => {
          const inLane = leads.filter((lead) => lead.priority === priority);
          return (
            <MockWindow
              key={priority}
              title={when}
              aside={`${inLane.length} of the ${leads.length} newest`}
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
        In this example, comments are High Priority and likes are Medium.
      </figcaption>
    </figure>
  );
}
