import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { flowSteps } from "../../messages/home.ts";
import { describeSteps } from "./describe-steps.ts";
import { Flow, FlowCaption } from "./Flow.tsx";

interface StepsProps {
  maxCompetitors: number;
}

/** The four steps below, or on narrow screens beside, the picture that they share. */
export function StepsSection({ maxCompetitors }: StepsProps) {
  const steps = describeSteps(maxCompetitors);
  return (
    <Section ground="invert" labelledBy="steps" className="how-steps">
      <h2 id="steps" className="sr-only">
        The four steps
      </h2>
      <Flow direction="across" />
      <div className="steps-frame">
        <Flow direction="down" />
        <ol className="steps">
          {flowSteps.map((title) => {
            const { whose, text, more } = steps[title];
            return (
              <li key={title} className="step">
                <p className="step-whose">{whose}</p>
                <h3>{title}</h3>
                <p className="step-text">{text}</p>
                <p>
                  <SiteLink className="text-link" href={more.href}>
                    {more.label}
                  </SiteLink>
                </p>
              </li>
            );
          })}
        </ol>
      </div>
      <FlowCaption />
    </Section>
  );
}
