import { CardGrid } from "../../components/CardGrid.tsx";
import { ListEnd } from "../../components/paging/ListEnd.tsx";
import type { Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import { currentFilter, resourcesPath } from "./choose-resources.ts";
import type { ResourceCard } from "./data.ts";
import { FeaturedResource } from "./FeaturedResource.tsx";
import { ResourceItem } from "./ResourceItem.tsx";
import { listMessages } from "../../messages/lists.ts";
import { resourceFilters, resourceMessages } from "../../messages/resources.ts";

interface ResourceListProps {
  first: Paged<ResourceCard>;
  type: string;
}

const idOf = ({ id }: ResourceCard) => id;

/** The highlighted resource, the others as cards, and links to the other pages. */
export function ResourceList({ first, type }: ResourceListProps) {
  const growing = usePagedList(first, idOf);
  const { entries } = growing.shown;
  const highlighted = entries.find((card) => card.highlighted);
  const cards = entries.filter((card) => !card.highlighted);
  return (
    <>
      {highlighted && <FeaturedResource resource={highlighted} />}
      {cards.length > 0 && (
        <>
          <h2 className="sr-only">
            {resourceMessages.ofType(
              currentFilter(type)?.label ?? resourceFilters[0].label,
            )}
          </h2>
          <CardGrid>
            {cards.map((card) => (
              <ResourceItem key={card.id} resource={card} />
            ))}
          </CardGrid>
        </>
      )}
      <ListEnd
        growing={growing}
        from={first.page}
        address={resourcesPath(type)}
        noun={listMessages.resources}
      />
    </>
  );
}
