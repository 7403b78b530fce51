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
import { cardLink } from "../../components/ui/Card.tsx";
import { SiteLink } from "../../components/SiteLink.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden.tsx";
import { Cover } from "../../components/Cover.tsx";

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
        <ResourceLink
          resource={resource}
          label={resourceMessages.readFeatured}
        />
      </div>
      <ResourceCover
        resource={resource}
        leading
        className="rounded-none border-0 lg:rounded-md lg:border"
      />
    </article>
  );
}

/** A resource in the list. The whole card is a link. */
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
      <ResourceLink
        resource={resource}
        label={resourceMessages.read}
        className="mt-auto"
      />
    </PictureCard>
  );
}

/** Date and duration of a resource. */
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

interface ResourceLinkProps {
  resource: ResourceCard;
  /** What the link says if the resource is a page of this site. */
  label: string;
  className?: string;
}

/** The link of a resource: it covers the whole card. */
function ResourceLink({ resource, label, className }: ResourceLinkProps) {
  const { title, href, isExternal } = resource;
  return (
    <SiteLink
      href={href}
      className={cn(
        cardLink,
        "inline-flex min-h-6 items-center gap-2 text-md font-medium text-link",
        className,
      )}
    >
      <span>
        {isExternal ? resourceMessages.view : label}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </span>
      <Icon
        name={isExternal ? "arrow-up-right" : "arrow-right"}
        size="sm"
        className={cn(
          "transition-transform duration-180 ease-out group-hover/card:translate-x-1",
          isExternal && "group-hover/card:-translate-y-1",
        )}
      />
    </SiteLink>
  );
}

interface ResourceCoverProps {
  resource: ResourceCard;
  /** True for the first picture of the page, which is loaded at once. */
  leading?: boolean;
  className?: string;
}

/** The picture of a resource, or a drawing of its type. */
function ResourceCover({
  resource: { id, imageUrl, type },
  leading = false,
  className,
}: ResourceCoverProps) {
  const look = cn(
    "rounded-lg border border-line transition-colors duration-180 group-hover/card:border-signal",
    className,
  );
  if (imageUrl === null)
    return <Cover kind={type} name={id} className={look} />;
  return (
    <img
      className={cn(
        "block aspect-[1200/630] h-auto w-full bg-tint object-cover",
        look,
      )}
      src={imageUrl}
      alt=""
      width={1200}
      height={630}
      {...(leading
        ? { decoding: "async", fetchPriority: "high" }
        : { loading: "lazy" })}
    />
  );
}
