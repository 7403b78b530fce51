import { resourceTypes, type ContentReader, type Resource } from "#contract";
import { missing, type DataFunction, type DataOf } from "../../page.ts";
import { cutList, PAGE_SIZE } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import {
  ALL,
  askedType,
  filterResources,
  resourcesPath,
} from "./choose-resources.ts";
import { pick } from "../../pick.ts";

/** The address of a resource: its own, or that of the guide or post with its slug. Undefined if visitors may not see it. */
function addressOf(
  { externalUrl, slug = "" }: Resource,
  content: ContentReader,
): string | undefined {
  if (externalUrl !== undefined) return externalUrl;
  if (content.has("guides", slug)) return `/guides/${slug}`;
  return content.has("blog", slug) ? `/blog/${slug}` : undefined;
}

/** The resources that visitors may see, the highlighted one first. */
function shownResources(content: ContentReader) {
  const shown = content.resources.flatMap((resource) => {
    const href = addressOf(resource, content);
    return href === undefined ? [] : { resource, href };
  });
  const highlighted = shown.find(({ resource }) => resource.featured);
  const ordered = new Set([...(highlighted ? [highlighted] : []), ...shown]);
  return [...ordered].map((each) => {
    const { resource, href } = each;
    return {
      ...pick(resource, "id", "title", "description", "date", "type"),
      /** The visible name of its type. */
      typeLabel: resourceTypes[resource.type],
      readTime: resource.readTime ?? null,
      /** A page of this site, or a URL of another. */
      href,
      isExternal: href.startsWith("https:"),
      /** Without a picture, a drawing of the type is shown. */
      imageUrl: resource.imageUrl ?? null,
      highlighted: each === highlighted,
    };
  });
}

export type ResourceCard = ReturnType<typeof shownResources>[number];

const resourcesData = ((request) => {
  const { content, url } = request;
  const all = shownResources(content);
  const asked = askedType(url.searchParams);
  // All resources if they fit on one page, or else those of the requested type.
  const type = all.length <= PAGE_SIZE ? ALL : asked;
  const list = cutList(url.searchParams, filterResources(all, type));
  if (!list) return missing;
  const words = content.page("resources");
  const head = { ...words, canonicalPath: "/resources" };
  return {
    head: pagedHead(head, resourcesPath(asked), list),
    data: { words, type, list, host: content.site.host },
  };
}) satisfies DataFunction<unknown>;

export type ResourcesData = DataOf<typeof resourcesData>;

export default resourcesData;
