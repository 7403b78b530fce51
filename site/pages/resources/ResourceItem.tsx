import { PictureCard } from "../../components/PictureCard.tsx";
import { Badge } from "../../components/ui/Badge.tsx";
import { resourceMessages } from "../../messages/resources.ts";
import type { ResourceCard } from "./data.ts";
import { ResourceCover } from "./ResourceCover.tsx";
import { ResourceLink } from "./ResourceLink.tsx";
import { ResourceMeta } from "./ResourceMeta.tsx";

/** A resource in the list. The whole card is a link. */
export function ResourceItem({ resource }: { resource: ResourceCard }) {
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
      <h3 className="line-clamp-2 text-[1.25rem] leading-snug text-pretty group-hover/card:text-link">
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
