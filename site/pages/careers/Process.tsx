import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { CareersWords } from "./data.ts";

export function Process({
  process,
  steps,
}: Pick<CareersWords, "process" | "steps">) {
  return (
    <Section space="loose" labelledBy="process">
      <SectionHead>
        <h2 id="process">{process.heading}</h2>
      </SectionHead>
      <ol className="grid lg:grid-cols-5 lg:gap-8">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="group relative pb-8 pl-13 not-last:after:absolute not-last:after:top-10 not-last:after:bottom-2 not-last:after:left-4 not-last:after:border-l not-last:after:border-line-strong last:pb-0 lg:pt-13 lg:pb-0 lg:pl-0 lg:not-last:after:top-4 lg:not-last:after:-right-6 lg:not-last:after:bottom-auto lg:not-last:after:left-10 lg:not-last:after:border-t lg:not-last:after:border-l-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 left-0 grid size-8 place-items-center rounded-full border border-line-strong bg-page font-mono text-note text-muted group-last:border-signal group-last:bg-signal-soft group-last:text-link"
            >
              {index + 1}
            </span>
            <h3 className="text-h4 leading-8">{title}</h3>
            <p className="mt-1 text-md text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
