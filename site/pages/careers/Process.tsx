import { Section } from "../../components/ui/Section.tsx";
import type { CareersWords } from "./data.ts";

export function Process({
  process,
  steps,
}: Pick<CareersWords, "process" | "steps">) {
  return (
    <Section labelledBy="process">
      <div className="section-head">
        <h2 id="process">{process.heading}</h2>
      </div>
      <ol className="process">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
