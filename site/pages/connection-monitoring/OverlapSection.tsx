import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { ConnectionWords } from "./data.ts";

/** A section about people whom two competitors met in the same week. The visitor chooses a part of the circles. */
export function OverlapSection({
  words,
}: {
  words: ConnectionWords["overlap"];
}) {
  return (
    <Section ground="night" labelledBy="overlap">
      <div className="choices grid gap-x-16 gap-y-8 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
        <div className="grid gap-5">
          <h2 id="overlap">{words.heading}</h2>
          <Lead>{words.text}</Lead>
          <p>
            <TextLink link={words.link} className="inline-block py-2" />
          </p>
        </div>
        <Picture name="circles" />
      </div>
    </Section>
  );
}
