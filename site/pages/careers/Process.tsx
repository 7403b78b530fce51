import { cn } from "../../components/ui/cn.ts";
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
      <ol className="ml-4 grid lg:ml-0 lg:grid-cols-5">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line-strong pb-10 pl-8 last:border-transparent last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-0 -left-4 grid size-8 place-items-center rounded-full border font-mono text-note lg:-top-4 lg:left-0",
                index === steps.length - 1
                  ? "border-signal bg-signal-soft text-link"
                  : "border-line-strong bg-page text-muted",
              )}
            >
              {index + 1}
            </span>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-1 text-md text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
