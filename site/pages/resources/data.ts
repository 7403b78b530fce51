import { resourceTypes, type ContentReader, type Resource } from "#contract";
import { resourceMessages } from "../../messages.ts";
import type { DataFunction } from "../../page.ts";
import { breadcrumbList } from "../../structured-data/breadcrumb-list.ts";

/** A resource as its card shows it. */
export interface ResourceCard extends Pick<
  Resource,
  "id" | "title" | "description" | "date" | "type"
> {
  /** The type in a visitor's word. */
  typeLabel: string;
  readTime: string | null;
  /** A page of ours, or an address of another site. */
  href: string;
  isExternal: boolean;
  featured: boolean;
  imageUrl: string | null;
}

export interface ResourcesData {
  resources: ResourceCard[];
  /** Whose news the newsletter brings. */
  host: string;
}

/** Where a resource leads: to the guide of its slug where there is one, else to the post. */
function addressOf(resource: Resource, guides: ReadonlySet<string>): string {
  if (resource.externalUrl !== undefined) return resource.externalUrl;
  const slug = resource.slug ?? "";
  return guides.has(slug) ? `/guides/${slug}` : `/blog/${slug}`;
}

/** Leaves out what leads to a page that visitors cannot see. */
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
