import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { leadLists } from "../../mock/story.ts";
import { membersOf } from "../../mock/totals.ts";

const [, overlap, connections] = leadLists;
const lists = [connections, overlap].filter((list) => list !== undefined);

/** The people behind the numbers of one week. */
export function NameLists() {
  return (
    <figure className="names-lists">
      {lists.map((list) => (
        <MockWindow
          key={list.title}
          title={list.title}
          aside={`${list.count} leads`}
        >
          <ul>
            {membersOf(list).map((lead) => (
              <li key={lead.id}>
                <LeadLine lead={lead} />
              </li>
            ))}
          </ul>
          <p className="names-more">
            and {list.count - list.members.length} more
          </p>
        </MockWindow>
      ))}
      <figcaption className="mock-caption">
        Two lists from the same week.
      </figcaption>
    </figure>
  );
}
