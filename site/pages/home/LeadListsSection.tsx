import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";

/** Three lists of the sample data. The first one, in detail, is beside the words. */
export function LeadListsSection({ words }: { words: HomeWords["lists"] }) {
  return (
    <Section space="loose" labelledBy="smart-lead-lists">
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-5">
        <div className="grid content-start gap-4 max-lg:mb-4 lg:col-span-4 lg:pr-6">
          <h2 id="smart-lead-lists">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-1" />
          </p>
        </div>
        <Picture name="lists" />
      </div>
    </Section>
  );
}
