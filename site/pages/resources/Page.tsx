import { useSearchParams } from "react-router-dom";
import { Queries } from "../../api/Queries.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { askedType } from "./choose-resources.ts";
import type { default as resourcesData, ResourcesData } from "./data.ts";
import { NoResources } from "./NoResources.tsx";
import { ResourceFilters } from "./ResourceFilters.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { useResources } from "./useResources.ts";
import "./resources.css";

/** The Resource Center: all resources, filtered by the type in the address. */
export default function ResourcesPage({
  data,
}: PageProps<typeof resourcesData>) {
  return (
    <Queries>
      <Resources data={data} />
    </Queries>
  );
}

function Resources({ data }: { data: ResourcesData }) {
  const [query] = useSearchParams();
  const type = askedType(query);
  const list = useResources(data, type);
  const { hero, newsletter } = data.words;
  return (
    <>
      <Section>
        <header className="resources-head">
          <h1>{hero.headline}</h1>
          <p className="lead">{hero.lead}</p>
        </header>
        <ResourceFilters type={type} count={list.data?.total} />
        {list.data && list.data.total > 0 ? (
          <ResourceList key={type} first={list.data} type={type} />
        ) : (
          <NoResources
            state={list.data ? "empty" : list.error ? "failed" : "loading"}
            retry={() => void list.refetch()}
          />
        )}
      </Section>
      <Section ground="tint" space="tight" labelledBy="stay-updated">
        <div className="resources-newsletter">
          <div>
            <h2 id="stay-updated">{newsletter.heading}</h2>
            <p>{newsletter.text}</p>
          </div>
          <NewsletterForm host={data.host} />
        </div>
      </Section>
    </>
  );
}
