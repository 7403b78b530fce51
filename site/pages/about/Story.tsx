import { Section } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";

export function Story({ words }: { words: AboutWords["story"] }) {
  return (
    <Section labelledBy="story">
      <div className="story">
        <h2 id="story">{words.heading}</h2>
        <div className="story-text">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
