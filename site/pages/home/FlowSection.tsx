import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { HomeData, HomeWords } from "./data.ts";
import { FlowSteps } from "./FlowSteps.tsx";

export function FlowSection({
  flow,
  steps,
  results,
}: Pick<HomeWords, "flow" | "steps"> & Pick<HomeData, "results">) {
  return (
    <Section space="loose" id="how-it-works" labelledBy="how-it-works-heading">
      <div className="grid gap-4 lg:grid-cols-5-7 lg:gap-16">
        <h2 id="how-it-works-heading">{flow.heading}</h2>
        <div className="grid gap-3">
          <Lead>{flow.text}</Lead>
          <p>
            <TextLink link={flow.link} className="inline-block py-1" />
          </p>
        </div>
      </div>
      <Picture name="flow" />
      <FlowSteps steps={steps} results={results} />
    </Section>
  );
}
