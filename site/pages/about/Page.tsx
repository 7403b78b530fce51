import { Picture } from "../../components/Picture.tsx";
import { cn } from "../../components/ui/cn.ts";
import { Container } from "../../components/ui/Container.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import { partMessages } from "../../messages/pages.ts";
import type { PageProps } from "../../page.ts";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import type aboutData from "./data.ts";
import type { AboutData, AboutWords } from "./data.ts";

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
        className="border-b border-line sm:light:pt-[1vw]"
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
      {people.length > 0 && <People {...data} />}
    </>
  );
}

function Values({
  values,
  principles,
}: Pick<AboutWords, "values" | "principles">) {
  return (
    <Section ground="band" labelledBy="values">
      <SectionHead id="values" heading={values.heading} />
      <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
        {principles.map(({ title, text }, index) => (
          <Card as="li" key={title} className="gap-6 xl:grid lg:grid-cols-5-7">
            <div
              aria-hidden="true"
              className="grid min-h-34 min-w-0 grid-cols-1 content-center rounded-md border border-line bg-page p-4 text-sm empty:hidden"
            >
              <Picture name={`value${index + 1}`} />
            </div>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** The people whose names stand under the texts of the blog. */
function People({ words: { people: words }, people }: AboutData) {
  return (
    <Section labelledBy="people">
      <SectionHead id="people" {...words} />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ slug, name, title, bio, picture }) => (
          <Card
            as="li"
            key={slug}
            interactive
            className="gap-5 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center"
          >
            {picture === undefined ? (
              <Portrait name={name} size="xl" />
            ) : (
              <img
                className="size-18 rounded-full"
                src={picture}
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
            )}
            <div className="grid gap-1">
              <h3 className="text-h4">
                <SiteLink href={`/blog/author/${slug}`} className={cardLink}>
                  {name}
                </SiteLink>
              </h3>
              <p className="text-sm text-muted">{title}</p>
            </div>
            <p className="text-md text-muted max-sm:col-span-full">{bio}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
