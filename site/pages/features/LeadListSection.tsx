import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { FeaturesWords } from "./data.ts";
import { ListPicture } from "./ListPicture.tsx";

export function LeadListSection({ words }: { words: FeaturesWords["lists"] }) {
  return (
    <Section labelledBy="smart-lead-lists">
      <div className="features-lists-head">
        <h2 id="smart-lead-lists">{words.heading}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <ListPicture />
      <p className="features-note">
        {words.note} <TextLink link={words.link} />
      </p>
    </Section>
  );
}
