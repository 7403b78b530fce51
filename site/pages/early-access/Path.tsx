import { pointLook } from "../../components/point-look.ts";
import { TextLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Section } from "../../components/ui/Section.tsx";
import type { EarlyAccessWords } from "./data.ts";
import { partMessages } from "../../messages/pages.ts";

type PathProps = Pick<EarlyAccessWords, "released" | "early" | "planned">;

/** How each stage looks on the line: passed, the next stop, and what comes later. */
const looks = {
  released: "border-signal before:border-signal before:bg-signal",
  early:
    "border-signal before:border-[5px] before:border-signal before:bg-band",
  planned: "border-line-strong before:border-control before:bg-band",
};

/** From today's features to the coming ones, as stops on a line. */
export function Path(stages: PathProps) {
  return (
    <Section ground="band" aria-label={partMessages.stages}>
      <ol className="grid lg:grid-cols-3">
        {(["released", "early", "planned"] as const).map((name) => {
          const { heading, text, link } = stages[name];
          return (
            <li
              key={name}
              className={cn(
                pointLook,
                "pb-10 before:ring-4 before:ring-band last:pb-0 lg:border-t-2 lg:border-l-0 lg:pt-9 lg:pr-10 lg:pb-0 lg:pl-0 lg:before:-top-[9px] lg:before:left-0",
                looks[name],
              )}
            >
              <h2 className="text-h3">{heading}</h2>
              <p className="mt-2 mb-3 max-w-[44ch] text-muted">{text}</p>
              <TextLink link={link} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
