import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";
import { MonitoringFrame } from "./MonitoringFrame.tsx";

export function MonitoringSection({
  words,
}: {
  words: HomeWords["monitoring"];
}) {
  return (
    <Section labelledBy="influencer-monitoring">
      <div className="monitoring">
        <div className="monitoring-words">
          <h2 id="influencer-monitoring">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p className="monitoring-note">{words.note}</p>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
        <MonitoringFrame />
      </div>
    </Section>
  );
}
