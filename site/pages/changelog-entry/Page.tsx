import { CalendarDate } from "../../components/CalendarDate.tsx";
import { ChangeLabels } from "../../components/ChangeLabels.tsx";
import { Prose } from "../../components/Prose.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { Pager } from "../../components/reading/Pager.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type changeData from "./data.ts";
import "../../components/reading/reading.css";

/** One change. */
export default function ChangePage({ data }: PageProps<typeof changeData>) {
  const { title, description, facts, html, previous, next } = data;
  const { date, version, labels } = facts;
  return (
    <article className="reading">
      <Container as="header" width="prose" className="reading-head">
        <Breadcrumbs />
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <div className="reading-meta">
          <CalendarDate date={date} />
          {version !== undefined && (
            <span className="change-version">{version}</span>
          )}
          <ChangeLabels labels={labels} />
        </div>
      </Container>
      <Container width="prose" className="change-page-text">
        <Prose html={html} />
        <Pager previous={previous} next={next} />
      </Container>
    </article>
  );
}
