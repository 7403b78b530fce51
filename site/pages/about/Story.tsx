import { Section } from "../../components/ui/Section.tsx";
import type { AboutWords } from "./data.ts";

export function Story({ words }: { words: AboutWords["story"] }) {
  return (
    <Section space="loose" labelledBy="story">
      <div className="grid gap-6 lg:grid-cols-5-7 lg:gap-8">
        <h2 id="story">{words.heading}</h2>
        <div className="grid max-w-[46rem] gap-5 text-prose text-muted">
          {words.paragraphs.map((text) => (
            <p
              key={text}
              className="first:text-h3 first:tracking-title first:text-ink"
            >
              {text}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
