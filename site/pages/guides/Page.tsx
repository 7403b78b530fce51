import { ListEnd } from "../../components/paging/ListEnd.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Button } from "../../components/ui/Button.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import type {
  default as guidesData,
  GuideCard,
  GuidesData,
  GuidesWords,
} from "./data.ts";
import { GuideItem } from "./GuideItem.tsx";
import { Route } from "./Route.tsx";
import { guideMessages, listMessages } from "../../messages.ts";
import "./guides.css";

/** All guides: three featured ones, then the others, then how to get help. */
export default function GuidesPage({ data }: PageProps<typeof guidesData>) {
  return <Guides data={data} />;
}

const slugOf = ({ slug }: GuideCard) => slug;

function Guides({ data }: { data: GuidesData }) {
  const growing = usePagedList(data.list, slugOf);
  const { entries } = growing.shown;
  const { hero, others, support } = data.words;
  const featured = entries.slice(0, data.featured);
  const more = entries.slice(data.featured);
  return (
    <>
      <Section className="guides-head-section">
        <header className="guides-head">
          <div>
            <h1>{hero.headline}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <div>
            <Route levels={data.levels} />
          </div>
        </header>
        <FeaturedGuides guides={featured} steps={data.steps} />
      </Section>
      <Section space="joined" labelledBy="more-guides">
        <h2 id="more-guides" className="guides-more-heading">
          {others.heading}
        </h2>
        <div className="guides-more">
          {more.map((guide) => (
            <GuideItem key={guide.slug} guide={guide} variant="quiet" />
          ))}
        </div>
        <ListEnd
          growing={growing}
          from={data.list.page}
          address="/guides"
          noun={listMessages.guides}
        />
      </Section>
      <Support words={support} />
    </>
  );
}

/** Large cards; the first one shows its steps. */
function FeaturedGuides({
  guides,
  steps,
}: {
  guides: readonly GuideCard[];
  steps: readonly string[];
}) {
  if (guides.length === 0) return null;
  return (
    <>
      <h2 className="sr-only">{guideMessages.featured}</h2>
      <div className="guides-featured">
        {guides.map((guide, index) => (
          <GuideItem
            key={guide.slug}
            guide={guide}
            variant="surface"
            steps={index === 0 ? steps : []}
          />
        ))}
      </div>
    </>
  );
}

function Support({ words }: { words: GuidesWords["support"] }) {
  return (
    <Section ground="tint" space="tight" labelledBy="guides-support">
      <div className="guides-support">
        <div>
          <h2 id="guides-support">{words.heading}</h2>
          <p>{words.text}</p>
        </div>
        <Button
          as={SiteLink}
          href={words.button.href}
          variant="outline"
          size="lg"
        >
          {words.button.label}
        </Button>
      </div>
    </Section>
  );
}
