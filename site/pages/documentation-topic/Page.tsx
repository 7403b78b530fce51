import { DocArticlePage } from "../../components/reading/DocArticlePage.tsx";
import type { PageProps } from "../../page.ts";
import { DocListPage } from "../../components/reading/DocListPage.tsx";
import { GroupPicture } from "../../components/reading/GroupPicture.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Card, cardLink } from "../../components/ui/Card.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { listMessages } from "../../messages/lists.ts";
import { readingMessages } from "../../messages/reading.ts";
import type docTopicData from "./data.ts";
import type { DocGroupData } from "./group-data.ts";

/** A group of the documentation, or one of its articles. */
export default function DocTopicPage({ data }: PageProps<typeof docTopicData>) {
  if ("entry" in data) return <DocArticlePage data={data} />;
  return <GroupPage data={data} />;
}

/** A group of the documentation: its articles in order, then the other groups. */
function GroupPage({ data }: { data: DocGroupData }) {
  const { title, description, path, sections, list, others } = data;
  return (
    <>
      <DocListPage
        title={title}
        lead={description}
        path={path}
        sections={sections}
        picture={
          <GroupPicture
            group={path.split("/").at(-1) ?? ""}
            className="hidden h-36 max-w-72 lg:block"
          />
        }
        first={list}
        noun={listMessages.articles}
      />
      <Section ground="band" space="tight" labelledBy="other-groups">
        <h2 id="other-groups" className="mb-6 text-h3">
          {readingMessages.otherGroups}
        </h2>
        <ul className="grid gap-6 sm:grid-cols-3">
          {others.map((other) => (
            <Card as="li" key={other.path} variant="quiet" interactive>
              <h3 className="text-h4">
                <SiteLink href={other.path} className={cardLink}>
                  {other.title}
                </SiteLink>
              </h3>
              <p className="mt-1 text-md text-muted">{other.description}</p>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  );
}
