import { resourceTypes, type ContentReader, type Resource } from "#contract";
import { resourceMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** A resource on a card. */
export interface ResourceCard extends Pick<
  Resource,
  "id" | "title" | "description" | "date" | "type"
> {
  /** The visible name of its type. */
  typeLabel: string;
  readTime: string | null;
  /** A page of this site, or a URL of another. */
  href: string;
  isExternal: boolean;
  featured: boolean;
  imageUrl: string | null;
}

export interface ResourcesData {
  resources: ResourceCard[];
  /** The host name in the newsletter form. */
  host: string;
}

/** The address of a resource: the guide with its slug, or the post. */
function addressOf(resource: Resource, guides: ReadonlySet<string>): string {
  if (resource.externalUrl !== undefined) return resource.externalUrl;
  const slug = resource.slug ?? "";
  return guides.has(slug) ? `/guides/${slug}` : `/blog/${slug}`;
}

/** The resources whose page is visible. */
function shownResources(content: ContentReader): ResourceCard[] {
  const guides = new Set(content.list("guides").map(({ slug }) => slug));
  const pages = new Set([
    ...guides,
    ...content.posts().map(({ slug }) => slug),
  ]);
  return content.resources
    .filter(({ slug }) => slug === undefined || pages.has(slug))
    .map((resource) => ({
      id: resource.id,
      title: resource.title,
      description: resource.description,
      date: resource.date,
      type: resource.type,
      typeLabel: resourceTypes[resource.type],
      readTime: resource.readTime ?? null,
      href: addressOf(resource, guides),
      isExternal: resource.externalUrl !== undefined,
      featured: resource.featured ?? false,
      imageUrl: resource.imageUrl ?? null,
    }));
}

const resourcesData: DataFunction<ResourcesData> = ({ content, url }) => ({
  head: {
    title: resourceMessages.title,
    description:
      "Articles, guides, videos, webinars and worked examples on finding buyers in public engagement, sorted by type.",
    structuredData: [
      breadcrumbList(url.origin, [
        { name: resourceMessages.title, path: "/resources" },
      ]),
    ],
  },
  data: { resources: shownResources(content), host: content.site.host },
});

export default resourcesData;
