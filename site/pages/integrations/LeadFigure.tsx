import { LeadLine } from "../../components/LeadLine.tsx";
import { leads } from "../../mock/story.ts";

const [lead] = leads;

/** The lead at the head of the page; the tiles below show what becomes of it. */
export function LeadFigure() {
  if (!lead) return null;
  return (
    <figure className="integrations-lead">
      <LeadLine lead={lead} reason />
      <figcaption>
        Sample lead. Below, the same person as each tool receives her.
      </figcaption>
    </figure>
  );
}
