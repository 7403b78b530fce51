import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { leads } from "../../mock/story.ts";
import { influencerNamed } from "../../mock/totals.ts";

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
          I saw your comment on <mark>{influencerNamed(lead.source).post}</mark>
          . We hit the same wall last year and changed one thing: who speaks
          first in the review. Happy to show you how that works, if it&apos;s
          useful.
        </p>
      </div>
    </MockWindow>
  );
}
