import { NewsletterForm } from "../../components/NewsletterForm.tsx";
import { Section } from "../../components/ui/Section.tsx";
import { resourceMessages } from "../../messages.ts";
import { usePageQuery } from "../../navigation/page-location.ts";
import type { PageProps } from "../../page.ts";
import {
  askedType,
  chooseResources,
  currentFilter,
} from "./choose-resources.ts";
import type resourcesData from "./data.ts";
import { FeaturedResource } from "./FeaturedResource.tsx";
import { NoResources } from "./NoResources.tsx";
import { ResourceFilters } from "./ResourceFilters.tsx";
import { ResourceItem } from "./ResourceItem.tsx";
import "./resources.css";

/** The Resource Center: all resources, filtered by the type in the address. */
export default function ResourcesPage({
  data,
}: PageProps<typeof resourcesData>) {
  const query = usePageQuery();
  const type = askedType(query);
  const { featured, cards } = chooseResources(data.resources, type);
  const count = cards.length + (featured ? 1 : 0);
  return (
    <>
      <Section>
        <header className="resources-head">
          <h1>{resourceMessages.title}</h1>
          <p className="lead">
            Read it, watch it or copy it: everything we have written and
            recorded about finding buyers in public engagement.
          </p>
        </header>
        <ResourceFilters type={type} count={count} />
        {featured && <FeaturedResource resource={featured} />}
        {count === 0 && <NoResources />}
        {cards.length > 0 && (
          <>
            <h2 className="sr-only">
              {currentFilter(type)?.label ?? "All"} resources
            </h2>
            <div className="resource-grid">
              {cards.map((card) => (
                <ResourceItem key={card.id} resource={card} />
              ))}
            </div>
          </>
        )}
      </Section>
      <Section ground="band" space="tight" labelledBy="stay-updated">
        <div className="resources-newsletter">
          <div>
            <h2 id="stay-updated">{resourceMessages.newsletter}</h2>
            <p>New guides and recordings by email, when there are some.</p>
          </div>
          <NewsletterForm host={data.host} />
        </div>
      </Section>
    </>
  );
}
