import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { leads } from "../../mock/story.ts";
import { influencerOf } from "../../mock/totals.ts";

const [lead] = leads;

/** The first message to the top lead. */
export function MessageMock() {
  if (!lead) return null;
  return (
    <MockWindow title="First message" aside="draft" className="message">
      <LeadLine lead={lead} reason />
      <div className="message-text">
        <p>Hi {lead.name.split(" ")[0]},</p>
        <p>
          I read your comment under <mark>{influencerOf(lead).post}</mark>. We
          changed one thing in our own review: who speaks first. Happy to show
          you in ten minutes, if that is useful.
        </p>
      </div>
    </MockWindow>
  );
}
