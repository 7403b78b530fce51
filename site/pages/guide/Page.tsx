import { Level } from "../../components/Level.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { ReadingPage } from "../../components/reading/ReadingPage.tsx";
import { RelatedReadingList } from "../../components/reading/RelatedReadingList.tsx";
import { RevisedDate } from "../../components/reading/RevisedDate.tsx";
import type { PageProps } from "../../page.ts";
import NotFoundPage from "../not-found/Page.tsx";
import type guideData from "./data.ts";

/** One guide. */
export default function GuidePage({ data }: PageProps<typeof guideData>) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  const { entry, category, previous, next, related } = data.found;
  return (
    <>
      <ReadingPage
        entry={entry}
        above={<Breadcrumbs trail={[{ path: "/guides", title: "Guides" }]} />}
        meta={
          <>
            <Level level={category} />
            <span>{entry.readTimeMinutes} min read</span>
            <RevisedDate date={entry.revised} />
          </>
        }
        after={<Pager previous={previous} next={next} />}
      />
      <RelatedReadingList pages={related} />
    </>
  );
}
