import { ListEnd } from "../../components/paging/ListEnd.tsx";
import { Container } from "../../components/ui/Container.tsx";
import { Lead } from "../../components/ui/Lead.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import type { default as guidesData, GuideCard, GuidesData } from "./data.ts";
import { GuideItem } from "./GuideItem.tsx";
import { Shelf } from "./Shelf.tsx";
import { listMessages } from "../../messages/lists.ts";
import { guideMessages } from "../../messages/resources.ts";

/** All guides: three featured ones, then the others. */
export default function GuidesPage({ data }: PageProps<typeof guidesData>) {
  return <Guides data={data} />;
}

const slugOf = ({ slug }: GuideCard) => slug;

function Guides({ data }: { data: GuidesData }) {
  const growing = usePagedList(data.list, slugOf);
  const { entries } = growing.shown;
  const { hero, others } = data.words;
  const featured = entries.slice(0, data.featured);
  const more = entries.slice(data.featured);
  return (
    <>
      <Container className="pt-14 pb-10 lg:pt-20 lg:pb-14">
        <header className="mb-10 grid items-end gap-8 lg:mb-16 lg:grid-cols-7-5 lg:gap-16">
          <div className="grid gap-5 lg:self-start">
            <h1>{hero.headline}</h1>
            <Lead>{hero.lead}</Lead>
          </div>
          <Shelf levels={data.levels} />
        </header>
        <FeaturedGuides guides={featured} steps={data.steps} />
      </Container>
      <Section labelledBy="more-guides">
        <h2 id="more-guides" className="mb-8">
          {others.heading}
        </h2>
        <div className="grid lg:grid-cols-2 lg:gap-x-16">
          {more.map((guide) => (
            <GuideItem key={guide.slug} guide={guide} size="row" />
          ))}
        </div>
        <ListEnd
          growing={growing}
          from={data.list.page}
          address="/guides"
          noun={listMessages.guides}
        />
      </Section>
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
      <div className="grid gap-6 lg:grid-cols-7-5">
        {guides.map((guide, index) => (
          <GuideItem
            key={guide.slug}
            guide={guide}
            size={index === 0 ? "large" : "medium"}
            steps={index === 0 ? steps : []}
          />
        ))}
      </div>
    </>
  );
}
