import { Picture } from "../../components/Picture.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Section } from "../../components/ui/Section.tsx";
import type { HowItWorksWords } from "./data.ts";

const rows = [
  "lg:row-start-1",
  "lg:row-start-2",
  "lg:row-start-3",
  "lg:row-start-4",
] as const;

/**
 * The four steps, each with its moment of the same scene. On wide screens the picture stays in view until the next one
 * covers it.
 */
export function StepsSection({
  flow,
  steps,
}: Pick<HowItWorksWords, "flow" | "steps">) {
  return (
    <Section labelledBy="steps">
      <h2 id="steps" className="sr-only">
        {flow.heading}
      </h2>
      <ol className="grid gap-16 lg:grid-cols-5-7 lg:grid-rows-[repeat(4,minmax(36rem,auto))] 2xl:grid-rows-[repeat(4,minmax(40rem,auto))] lg:gap-x-16 lg:gap-y-0">
        {steps.map((step, index) => (
          <li key={step.title} className="grid gap-6 lg:contents">
            <Words {...step} number={index + 1} />
            <div
              className={cn(
                "min-w-0 lg:sticky lg:top-24 lg:col-start-2 lg:row-end-5 lg:self-start",
                rows[index],
              )}
            >
              <Picture name={`step${index + 1}`} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type WordsProps = HowItWorksWords["steps"][number] & { number: number };

function Words({ number, label, title, text, link }: WordsProps) {
  return (
    <div className={cn("lg:col-start-1 lg:pb-14", rows[number - 1])}>
      <div className="grid gap-3 lg:sticky lg:top-24 lg:pt-5">
        <p className="flex items-center gap-3 text-note text-muted">
          <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface font-mono text-ink tabular-nums">
            {number}
          </span>
          {label}
        </p>
        <h3 className="text-h2 tracking-title">{title}</h3>
        <p className="max-w-[44ch] text-muted">{text}</p>
        <p>
          <TextLink link={link} className="inline-block py-1" />
        </p>
      </div>
    </div>
  );
}
