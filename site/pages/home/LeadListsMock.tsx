import { MockCaption } from "../../components/MockWindow.tsx";
import { leadLists } from "../../mock/story.ts";
import { LeadListCard } from "./LeadListCard.tsx";

/** Three lists of the sample data, the first one in detail. */
export function LeadListsMock() {
  return (
    <figure>
      <ul className="grid gap-4 md:grid-cols-2">
        {leadLists.map((list, index) => (
          <LeadListCard key={list.title} list={list} detailed={index === 0} />
        ))}
      </ul>
      <MockCaption>
        Three lists from the same week, with the first leads on each.
      </MockCaption>
    </figure>
  );
}
