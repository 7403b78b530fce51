import { useSearchParams } from "react-router-dom";
import { ListHead } from "../../components/ListHead.tsx";
import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import type { PageProps } from "../../page.ts";
import { askedType } from "./choose-resources.ts";
import type resourcesData from "./data.ts";
import { NoResources } from "./NoResources.tsx";
import { ResourceFilters } from "./ResourceFilters.tsx";
import { ResourceList } from "./ResourceList.tsx";
import { useResources } from "./useResources.ts";

/** The Resource Center: all resources, filtered by the type in the address. */
export default function ResourcesPage({
  data,
}: PageProps<typeof resourcesData>) {
  const [query] = useSearchParams();
  const type = askedType(query);
  const list = useResources(data, type);
  const { hero, newsletter } = data.words;
  return (
    <>
      <Section space="joined">
        <ListHead title={hero.headline} lead={hero.lead} />
        <ResourceFilters type={type} count={list.data?.total} />
        {list.data && list.data.total > 0 ? (
          <ResourceList key={type} first={list.data} type={type} />
        ) : (
          <NoResources
            state={list.data ? "empty" : list.error ? "failed" : "loading"}
            retry={() => list.refetch()}
          />
        )}
      </Section>
      <Section ground="band" space="tight" labelledBy="stay-updated">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-16">
          <div>
            <h2 id="stay-updated" className="text-h3">
              {newsletter.heading}
            </h2>
            <p className="mt-2 text-muted">{newsletter.text}</p>
          </div>
          <NewsletterForm host={data.host} />
        </div>
      </Section>
    </>
  );
}
