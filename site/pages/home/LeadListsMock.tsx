import { leadLists } from "../../mock/story.ts";
import { LeadListCard } from "./LeadListCard.tsx";

/** Three lists of the sample data, the first one in detail. */
export function LeadListsMock() {
  return (
    <figure>
      <ul className="lists">
        {leadLists.map((list, index) => (
          <LeadListCard key={list.title} list={list} detailed={index === 0} />
        ))}
      </ul>
      <figcaption className="mock-caption">
        Three lists from the same week, with the first leads on each.
      </figcaption>
    </figure>
  );
}
