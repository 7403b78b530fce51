import { PostImage } from "../../components/PostImage.tsx";
import { CardAction } from "../../components/CardAction.tsx";
import { CardGrid } from "../../components/CardGrid.tsx";
import { ListEnd } from "../../components/paging/ListEnd.tsx";
import type { Paged } from "../../paging/cut-page.ts";
import { usePagedList } from "../../components/paging/usePagedList.ts";
import { currentFilter, resourcesPath } from "./choose-resources.ts";
import type { ResourceCard } from "./data.ts";
import { listMessages } from "../../messages/lists.ts";
import { resourceFilters, resourceMessages } from "../../messages/resources.ts";
import { Badge } from "../../components/ui/Badge.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { PictureCard } from "../../components/PictureCard.tsx";
import { CalendarDate } from "../../components/CalendarDate.tsx";
import { cn } from "../../components/ui/cn.ts";

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

const labelOf = ({ isExternal }: ResourceCard, read: "read" | "readFeatured") =>
  resourceMessages[isExternal ? "view" : read];

/** The featured resource, large, above the cards. */
function FeaturedResource({ resource }: { resource: ResourceCard }) {
  const { title, description, typeLabel } = resource;
  return (
    <article
      data-featured=""
      className="group/card relative mb-12 grid overflow-hidden rounded-lg border border-line bg-surface shadow-card outline-offset-3 outline-focus transition-colors duration-180 hover:border-line-strong has-[.card-link:focus-visible]:outline-2 lg:mb-16 lg:grid-cols-5-7 lg:items-center lg:gap-6 lg:p-8"
    >
      <div className="order-1 grid content-center justify-items-start gap-4 p-5 sm:p-6 lg:order-none lg:p-4 2xl:p-8">
        <Eyebrow>{resourceMessages.featured}</Eyebrow>
        <h2 className="text-feature">{title}</h2>
        <p className="text-h4 leading-relaxed text-muted">{description}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Badge>{typeLabel}</Badge>
          <ResourceMeta resource={resource} />
        </p>
        <CardAction {...resource} label={labelOf(resource, "readFeatured")} />
      </div>
      <ResourceCover
        resource={resource}
        leading
        className="rounded-none border-0 lg:rounded-md lg:border"
      />
    </article>
  );
}

function ResourceItem({ resource }: { resource: ResourceCard }) {
  const { title, description, typeLabel } = resource;
  return (
    <PictureCard
      data-resource=""
      picture={<ResourceCover resource={resource} className="@2xl:w-1/2" />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge data-label="">{typeLabel}</Badge>
        <ResourceMeta resource={resource} />
      </p>
      <h3 className="line-clamp-2 text-[1.25rem] leading-snug text-balance group-hover/card:text-link">
        {title}
      </h3>
      <p data-description="" className="mb-1 line-clamp-3 text-md text-muted">
        {description}
      </p>
      <CardAction
        {...resource}
        label={labelOf(resource, "read")}
        className="mt-auto"
      />
    </PictureCard>
  );
}

function ResourceMeta({ resource }: { resource: ResourceCard }) {
  const { date, readTime } = resource;
  return (
    <span className="text-note text-muted">
      <CalendarDate date={date} />
      {readTime !== null && (
        <>
          <span aria-hidden="true" className="mx-2 text-faint">
            &middot;
          </span>
          <span>{readTime}</span>
        </>
      )}
    </span>
  );
}

interface ResourceCoverProps {
  resource: ResourceCard;
  leading?: boolean;
  className: string;
}

function ResourceCover({ resource, leading, className }: ResourceCoverProps) {
  const size = { imageWidth: 1200, imageHeight: 630 };
  return (
    <PostImage
      post={{ ...resource, ...size, slug: resource.id }}
      leading={leading}
      className={cn(
        "aspect-[1200/630] object-cover transition-colors duration-180 group-hover/card:border-signal",
        className,
      )}
    />
  );
}
