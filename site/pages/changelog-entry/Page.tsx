import { CalendarDate } from "../../components/CalendarDate.tsx";
import { ChangeLabels } from "../../components/ChangeLabels.tsx";
import { ChangeVersion } from "../../components/ChangeVersion.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { ReadingHead } from "../../components/reading/ReadingPage.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type changeData from "./data.ts";

export default function ChangePage({ data }: PageProps<typeof changeData>) {
  const { title, description, facts, html, previous, next } = data;
  const { date, version, labels } = facts;
  return (
    <Container as="article" width="prose" className="pb-14 lg:pb-20">
      <ReadingHead
        above={<Breadcrumbs />}
        title={title}
        description={description}
        meta={
          <>
            <CalendarDate date={date} />
            {version !== undefined && <ChangeVersion version={version} />}
            <ChangeLabels labels={labels} />
          </>
        }
      />
      <div className="pt-10">
        <Prose html={html} />
        <Pager previous={previous} next={next} />
      </div>
    </Container>
  );
}
