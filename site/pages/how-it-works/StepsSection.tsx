import { ServerMarkup } from "../../components/ServerMarkup.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { flowSteps } from "../../messages.ts";
import { describeSteps, type FlowStep } from "./describe-steps.ts";

interface StepsProps {
  maxCompetitors: number;
  /** HTML of the mock screen of each step. */
  pictures: Readonly<Record<FlowStep, string>>;
}

/** The four steps with their mock screens. */
export function StepsSection({ maxCompetitors, pictures }: StepsProps) {
  const steps = describeSteps(maxCompetitors);
  return (
    <Section space="joined" labelledBy="steps">
      <h2 id="steps" className="sr-only">
        The four steps
      </h2>
      <ol className="steps">
        {flowSteps.map((title) => {
          const { whose, text, more } = steps[title];
          return (
            <li key={title} className="step">
              <div className="step-words">
                <p className="step-whose">{whose}</p>
                <h3>{title}</h3>
                <p className="step-text">{text}</p>
                <p>
                  <SiteLink className="text-link" href={more.href}>
                    {more.label}
                  </SiteLink>
                </p>
              </div>
              <ServerMarkup html={pictures[title]} />
            </li>
          );
        })}
      </ol>
      <p className="mock-caption step-caption">
        Sample data: one story, from the first step to the last.
      </p>
    </Section>
  );
}
