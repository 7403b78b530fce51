import { Portrait } from "../../components/Portrait.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section, SectionHead } from "../../components/ui/Section.tsx";
import type { AboutData, AboutWords } from "./data.ts";

interface PeopleProps extends Pick<AboutData, "people"> {
  words: AboutWords["people"];
}

/** The people whose names stand under the texts of the blog. */
export function People({ words, people }: PeopleProps) {
  return (
    <Section labelledBy="people">
      <SectionHead>
        <h2 id="people">{words.heading}</h2>
        <Lead>{words.text}</Lead>
      </SectionHead>
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
