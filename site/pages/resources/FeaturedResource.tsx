import { Badge } from "../../components/ui/Badge.tsx";
import { Eyebrow } from "../../components/ui/Eyebrow.tsx";
import { resourceMessages } from "../../messages/resources.ts";
import type { ResourceCard } from "./data.ts";
import { ResourceCover } from "./ResourceCover.tsx";
import { ResourceLink } from "./ResourceLink.tsx";
import { ResourceMeta } from "./ResourceMeta.tsx";

/** The featured resource, large, above the cards. */
export function FeaturedResource({ resource }: { resource: ResourceCard }) {
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
