import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";
import { Flow, FlowCaption } from "./Flow.tsx";

/** The four steps below, or on narrow screens beside, the picture that they share. */
export function StepsSection({
  flow,
  steps,
}: Pick<HowItWorksWords, "flow" | "steps">) {
  return (
    <Section ground="night" labelledBy="steps" className="how-steps">
      <h2 id="steps" className="sr-only">
        {flow.heading}
      </h2>
      <Flow direction="across" />
      <div className="steps-frame">
        <Flow direction="down" />
        <ol className="steps">
          {steps.map(({ label, title, text, link }) => (
            <li key={title} className="step">
              <p className="step-whose">{label}</p>
              <h3>{title}</h3>
              <p className="step-text">{text}</p>
              <p>
                <TextLink link={link} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <FlowCaption />
    </Section>
  );
}
