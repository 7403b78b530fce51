import { cardLink } from "../../components/ui/Card.tsx";
import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { DocList } from "../../components/reading/DocList.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { DocGroupData } from "./group-data.ts";

import { listMessages, readingMessages } from "../../messages.ts";
import "../../components/reading/reading.css";

/** A group of the documentation: its articles in order, then the other groups. */
export function GroupPage({ data }: { data: DocGroupData }) {
  const { title, description, path, list, others } = data;
  return (
    <>
      <Section className="doc-group">
        <div className="doc-group-head">
          <Breadcrumbs />
          <h1>{title}</h1>
          <p className="lead">{description}</p>
        </div>
        <DocList first={list} address={path} noun={listMessages.articles} />
      </Section>
      <Section ground="band" space="tight" labelledBy="other-groups">
        <h2 id="other-groups" className="other-groups-heading">
          {readingMessages.otherGroups}
        </h2>
        <ul className="other-groups">
          {others.map((other) => (
            <li
              key={other.path}
              className="group/card relative border-t border-line pt-6"
            >
              <h3>
                <SiteLink href={other.path} className={cardLink}>
                  {other.title}
                </SiteLink>
              </h3>
              <p>{other.description}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
