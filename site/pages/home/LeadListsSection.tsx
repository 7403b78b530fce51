import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";
import { LeadListsMock } from "./LeadListsMock.tsx";

export function LeadListsSection({ words }: { words: HomeWords["lists"] }) {
  return (
    <Section ground="night" labelledBy="smart-lead-lists">
      <div className="lists-head">
        <h2 id="smart-lead-lists">{words.heading}</h2>
        <div>
          <p className="lead">{words.text}</p>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
      </div>
      <LeadListsMock />
    </Section>
  );
}
