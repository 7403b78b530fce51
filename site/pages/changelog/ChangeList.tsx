import { CalendarDate } from "../../components/CalendarDate.tsx";
import { ChangeLabels } from "../../components/ChangeLabels.tsx";
import { FeedLink } from "../../components/FeedLink.tsx";
import { ListEnd } from "../../components/paging/ListEnd.tsx";
import { Prose } from "../../components/Prose.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import type { ChangelogWords, ListedChange } from "./data.ts";
import { listMessages } from "../../messages.ts";

interface ChangeListProps {
  words: ChangelogWords["hero"];
  first: Paged<ListedChange>;
}

/** All changes with their texts, newest first. */
export function ChangeList({ words, first }: ChangeListProps) {
  const growing = usePagedList(first, ({ slug }) => slug);
  return (
    <Section className="changes">
      <div className="changes-head">
        <h1>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <FeedLink folder="/changelog" />
      </div>
      <ol>
        {growing.shown.entries.map((change) => (
          <li key={change.slug}>
            <Change change={change} />
          </li>
        ))}
      </ol>
      <ListEnd
        growing={growing}
        from={first.page}
        address="/changelog"
        noun={listMessages.changes}
      />
    </Section>
  );
}

function Change({ change }: { change: ListedChange }) {
  const { slug, path, title, date, version, labels, html } = change;
  return (
    <article
      id={`change-${slug}`}
      aria-labelledby={`change-${slug}-title`}
      className="change"
    >
      <p className="change-when">
        <CalendarDate date={date} />
        {version !== undefined && (
          <span className="change-version">{version}</span>
        )}
      </p>
      <div className="change-text">
        <ChangeLabels labels={labels} />
        <h2 id={`change-${slug}-title`}>
          <SiteLink href={path}>{title}</SiteLink>
        </h2>
        <Prose html={html} />
      </div>
    </article>
  );
}
