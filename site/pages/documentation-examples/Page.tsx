import { DocListPage } from "../../components/reading/DocListPage.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import type { PageProps } from "../../page.ts";
import type docExamplesData from "./data.ts";
import { listMessages } from "../../messages/lists.ts";

export default function DocExamplesPage({
  data,
}: PageProps<typeof docExamplesData>) {
  const { hero, api } = data.words;
  return (
    <DocListPage
      title={hero.headline}
      lead={hero.lead}
      note={
        <p className="max-w-[60ch] text-muted">
          {api.label} <TextLink link={api.link} />
          {api.text} <TextLink link={api.more} />.
        </p>
      }
      path="/documentation/examples"
      sections={data.sections}
      first={data.list}
      noun={listMessages.examples}
    />
  );
}
