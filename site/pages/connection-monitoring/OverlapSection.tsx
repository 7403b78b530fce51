import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { OverlapPicture } from "./OverlapPicture.tsx";
import type { ConnectionWords } from "./data.ts";

/** A section about people whom two competitors met in the same week. */
export function OverlapSection({
  words,
}: {
  words: ConnectionWords["overlap"];
}) {
  return (
    <Section ground="night" labelledBy="overlap">
      <div className="overlap-section">
        <div className="overlap-words">
          <h2 id="overlap">{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <p>
            <TextLink link={words.link} />
          </p>
        </div>
        <OverlapPicture />
      </div>
    </Section>
  );
}
