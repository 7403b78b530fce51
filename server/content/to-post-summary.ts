import type { PostSummary } from "#contract";
import type { Author, BlogEntry, Category } from "#schema";
import { AppError } from "../app-error.ts";

/** @throws AppError when the record is missing, unless the index may be incomplete */
function lookUp<Value>(
  records: ReadonlyMap<string, Value>,
  slug: string,
  { file }: BlogEntry,
  isIncomplete: boolean | undefined,
): Value | undefined {
  const found = records.get(slug);
  if (found !== undefined || isIncomplete) return found;
  throw new AppError(
    "content_index_broken",
    `The content index is broken: ${file} refers to "${slug}", which the index does not hold.`,
    { hint: "Build it with `npx content build`." },
  );
}

const bySlug = <Value extends { slug: string }>(records: readonly Value[]) =>
  new Map(records.map((record) => [record.slug, record]));

/**
 * Converts compiled blog entries to the form used in lists and the API.
 * @param isIncomplete true for a preview that may lack records with errors
 * @returns a function that throws an AppError when a post refers to an unknown author or category
 */
export function createPostSummaries(
  records: { authors: readonly Author[]; categories: readonly Category[] },
  isIncomplete?: boolean,
): (entry: BlogEntry) => PostSummary {
  const authors = bySlug(records.authors);
  const categories = bySlug(records.categories);
  const bylineOf = (entry: BlogEntry) =>
    (entry.authors ?? [entry.author]).map((slug) => {
      const author = lookUp(authors, slug, entry, isIncomplete);
      const { name = slug, title = "" } = author ?? {};
      return { slug, name, title };
    });
  return (entry) => {
    const { author: slug, changed, date, image } = entry;
    const byline = bylineOf(entry);
    const [author] = byline;
    return {
      id: entry.id,
      title: entry.title,
      slug: entry.slug,
      description: entry.description,
      authorSlug: slug,
      authorName: author?.name ?? slug,
      authorTitle: author?.title ?? "",
      ...(byline.length > 1 && { authors: byline }),
      publishedDate: date,
      ...(changed > date && { updatedDate: changed }),
      readTimeMinutes: entry.readTimeMinutes,
      type: entry.type,
      featured: entry.featured ?? false,
      imageUrl: image?.src ?? null,
      imageSrcset: image?.srcset,
      imageAlt: image?.alt,
      imageWidth: image?.width,
      imageHeight: image?.height,
      categories: entry.categories.flatMap((slug) => {
        const category = lookUp(categories, slug, entry, isIncomplete);
        return category ? { id: category.id, name: category.name, slug } : [];
      }),
      lang: entry.lang,
      tags: entry.tags,
      series: entry.series,
    };
  };
}
