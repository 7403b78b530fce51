import { Section } from "../../components/ui/Section.tsx";
import { FilterMock } from "./FilterMock.tsx";
import { MessageMock } from "./MessageMock.tsx";
import type { HowItWorksWords } from "./data.ts";

/** Mock screens of the last two steps. */
export function CloseUpSection({
  words,
}: {
  words: HowItWorksWords["details"];
}) {
  return (
    <Section labelledBy="close-up">
      <div className="close-up-head">
        <h2 id="close-up">{words.heading}</h2>
        <p className="lead">{words.text}</p>
      </div>
      <div className="close-up">
        <FilterMock />
        <MessageMock />
      </div>
    </Section>
  );
}
