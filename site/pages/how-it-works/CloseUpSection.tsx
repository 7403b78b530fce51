import { Section } from "../../components/ui/Section.tsx";
import { FilterMock } from "./FilterMock.tsx";
import { MessageMock } from "./MessageMock.tsx";

/** Mock screens of the last two steps. */
export function CloseUpSection() {
  return (
    <Section labelledBy="close-up">
      <div className="close-up-head">
        <h2 id="close-up">Steps three and four, up close</h2>
        <p className="lead">
          The rule decides who makes the list and says why the others
          didn&apos;t. The message starts with what the person did.
        </p>
      </div>
      <div className="close-up">
        <FilterMock />
        <MessageMock />
      </div>
    </Section>
  );
}
