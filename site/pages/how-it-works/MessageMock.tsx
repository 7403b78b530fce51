import { LeadLine } from "../../components/LeadLine.tsx";
import { MockWindow } from "../../components/MockWindow.tsx";
import { mondayDraft, protagonist } from "../../mock/monday.ts";

const { lead } = protagonist;

/** The first message to the top lead. */
export function MessageMock() {
  return (
    <MockWindow title="First message" aside="draft" className="message">
      <LeadLine lead={lead} reason />
      <div className="message-text">
        <p>{mondayDraft.greeting}</p>
        {mondayDraft.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </MockWindow>
  );
}
