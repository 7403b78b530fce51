import { Breadcrumbs } from "../../components/reading/Breadcrumbs.tsx";
import { DocList } from "../../components/reading/DocList.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import type docExamplesData from "./data.ts";
import { listMessages } from "../../messages.ts";
import "../../components/reading/reading.css";

/** The examples of the documentation. */
export default function DocExamplesPage({
  data,
}: PageProps<typeof docExamplesData>) {
  const { hero, api } = data.words;
  return (
    <Section className="doc-group">
      <div className="doc-group-head">
        <Breadcrumbs />
        <h1>{hero.headline}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="doc-group-note">
          {api.label} <TextLink link={api.link} />
          {api.text} <TextLink link={api.more} />.
        </p>
      </div>
      <DocList
        first={data.list}
        address="/documentation/examples"
        noun={listMessages.examples}
      />
    </Section>
  );
}
