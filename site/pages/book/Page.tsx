import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type bookData from "./data.ts";
import { Scheduler } from "./Scheduler.tsx";

/** The calendar of the scheduler, and the other ways to get a demo. */
export default function BookPage({ data }: PageProps<typeof bookData>) {
  const { words, ...scheduler } = data;
  return (
    <Section space="loose" className="pt-14 lg:pt-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-5-7 lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-5">
          <h1>{words.hero.headline}</h1>
          <Lead>{words.hero.lead}</Lead>
        </div>
        <Scheduler {...scheduler} />
        <div>
          <h2 className="mb-3 text-base font-medium tracking-normal text-muted">
            {words.agenda.heading}
          </h2>
          <ol className="[counter-reset:step]">
            {words.steps.map(({ title, text }) => (
              <li
                key={title}
                className="relative border-t border-line py-4 pl-11 [counter-increment:step] before:absolute before:top-5 before:left-0 before:font-mono before:text-sm before:text-faint before:content-[counter(step)]"
              >
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
