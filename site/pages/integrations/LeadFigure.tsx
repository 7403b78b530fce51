import { LeadLine } from "../../components/LeadLine.tsx";
import { leads } from "../../mock/story.ts";

const [lead] = leads;

/** The sample lead at the top of the page. The tiles below show it in each tool. */
export function LeadFigure() {
  if (!lead) return null;
  return (
    <figure className="integrations-lead">
      <LeadLine lead={lead} reason />
      <figcaption>A sample lead. Below is what each tool gets.</figcaption>
    </figure>
  );
}
