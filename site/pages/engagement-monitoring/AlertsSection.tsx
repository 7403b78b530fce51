import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { EngagementWords } from "./data.ts";

/** Third block: alerts by team chat and email. */
export function AlertsSection({ words }: { words: EngagementWords["alerts"] }) {
  return (
    <Section space="loose" className="overflow-x-clip" labelledBy="tour-alerts">
      <div className="grid gap-12 lg:grid-cols-7-5 lg:items-center lg:gap-16">
        <div className="grid gap-5 lg:order-last">
          <h2 id="tour-alerts">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p className="text-muted">{words.note}</p>
          <p>
            <TextLink link={words.link} className="inline-block py-2" />
          </p>
        </div>
        <Picture name="alerts" />
      </div>
    </Section>
  );
}
