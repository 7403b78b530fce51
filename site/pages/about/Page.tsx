import { Picture } from "../../components/Picture.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { partMessages } from "../../messages/pages.ts";
import type { PageProps } from "../../page.ts";
import type aboutData from "./data.ts";
import { People } from "./People.tsx";
import { Values } from "./Values.tsx";

/** Who we are: the mission above the city of the office, figures, story, values, people. */
export default function AboutPage({ data }: PageProps<typeof aboutData>) {
  const { words, company, people } = data;
  return (
    <>
      <section className="night relative isolate overflow-hidden">
        <Picture name="city" />
        <Container className="grid gap-10 pt-14 pb-56 lg:grid-cols-7-5 lg:items-end lg:gap-16 lg:pt-20 lg:pb-84">
          <h1 className="max-w-[14em]">{words.hero.headline}</h1>
          <div className="grid gap-2">
            <h2 className="text-base font-medium tracking-normal text-muted">
              {words.hero.heading}
            </h2>
            <p className="max-w-[26em] text-h3 tracking-title">
              {words.hero.lead}
            </p>
          </div>
        </Container>
      </section>
      <section
        className="border-b border-line"
        aria-label={partMessages.figures}
      >
        <Container as="dl" className="grid grid-cols-2 md:grid-cols-4">
          {company.map(({ id, value, label }, index) => (
            <div
              key={id}
              className={cn(
                "flex flex-col-reverse justify-end gap-2 border-line py-6 md:not-first:border-l md:not-first:pl-6 lg:py-10",
                index % 2 === 1 && "border-l pl-5",
                index > 1 && "border-t md:border-t-0",
              )}
            >
              <dt className="text-muted">{label}</dt>
              <dd className="text-figure font-medium tracking-[-0.045em] tabular-nums">
                {value}
              </dd>
            </div>
          ))}
        </Container>
      </section>
      <Section space="loose" labelledBy="story">
        <div className="grid gap-6 lg:grid-cols-5-7 lg:gap-8">
          <h2 id="story">{words.story.heading}</h2>
          <div className="grid max-w-[46rem] gap-5 text-prose text-muted">
            {words.story.paragraphs.map((text, index) => (
              <p
                key={text}
                className={cn(index === 0 && "text-h3 tracking-title text-ink")}
              >
                {text}
              </p>
            ))}
          </div>
        </div>
      </Section>
      <Values values={words.values} principles={words.principles} />
      {people.length > 0 && <People words={words.people} people={people} />}
    </>
  );
}
