import { Portrait } from "../../components/Portrait.tsx";
import { influencers, leadLists, leads } from "../../mock/story.ts";
import {
  commentsOf,
  totalConnections,
  totalEngagements,
} from "../../mock/totals.ts";
import { FlowPicture } from "./FlowPicture.tsx";

const [person] = leads;
const [list] = leadLists;

interface FlowProps {
  direction: "across" | "down";
}

/** The picture of the four steps, with the person at its end. */
export function Flow({ direction }: FlowProps) {
  return (
    <div className={`flow flow-is-${direction}`}>
      <FlowPicture direction={direction} />
      {person && <Portrait name={person.name} className="flow-person" />}
    </div>
  );
}

/** The sample data behind the picture, in words. */
export function FlowCaption() {
  return (
    <p className="flow-caption">
      Sample data on this page: one week with{" "}
      {totalEngagements + totalConnections} signals around three influencers and
      three competitors. {commentsOf(influencers)} people commented, and{" "}
      {list?.count} of them made the list.
    </p>
  );
}
