import { cn } from "../../components/ui/cn.ts";
import type { HomeData, HomeWords } from "./data.ts";

interface FlowStepsProps
  extends Pick<HomeWords, "steps">, Pick<HomeData, "results"> {}

/** The four steps, each with its result in the sample data. */
export function FlowSteps({ steps, results }: FlowStepsProps) {
  return (
    <ol className="mt-10 grid gap-x-8 lg:mt-6 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[5.75rem_minmax(0,1fr)] content-start gap-x-4 border-t border-line py-6 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-1 lg:pt-5 lg:pb-0"
        >
          <p className="text-note leading-snug text-muted max-lg:row-span-2">
            <span
              className={cn(
                "block text-figure font-medium tracking-[-0.045em] text-ink tabular-nums",
                index === steps.length - 1 && "text-priority",
              )}
            >
              {results[index]?.count}
            </span>{" "}
            <span className="mt-1.5 block">{results[index]?.result}</span>
          </p>
          <h3 className="lg:mt-6">{title}</h3>
          <p className="mt-2 text-md text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
