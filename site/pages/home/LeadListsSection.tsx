import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";
import { LeadListsMock } from "./LeadListsMock.tsx";

export function LeadListsSection({ words }: { words: HomeWords["lists"] }) {
  return (
    <Section space="loose" labelledBy="smart-lead-lists">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <div className="grid content-start gap-4 lg:sticky lg:top-28 lg:self-start">
          <h2 id="smart-lead-lists">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
        <LeadListsMock />
      </div>
    </Section>
  );
}
