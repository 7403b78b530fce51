import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { AlertsMock } from "./AlertsMock.tsx";
import type { EngagementWords } from "./data.ts";

/** Third block: alerts by team chat and email. */
export function AlertsSection({ words }: { words: EngagementWords["alerts"] }) {
  return (
    <Section labelledBy="tour-alerts">
      <div className="tour-block tour-block-turned">
        <AlertsMock />
        <div className="tour-words">
          <h2 id="tour-alerts">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p className="tour-note">{words.note}</p>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
      </div>
    </Section>
  );
}
