import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeWords } from "./data.ts";
import { FlowSteps } from "./FlowSteps.tsx";

export function FlowSection({
  flow,
  steps,
}: Pick<HomeWords, "flow" | "steps">) {
  return (
    <Section ground="band" id="how-it-works" labelledBy="how-it-works-heading">
      <div className="flow">
        <div className="flow-head">
          <h2 id="how-it-works-heading">{flow.heading}</h2>
          <p className="lead">{flow.text}</p>
          <p>
            <TextLink link={flow.link} className="inline-block py-1" />
          </p>
        </div>
        <FlowSteps steps={steps} />
      </div>
    </Section>
  );
}
