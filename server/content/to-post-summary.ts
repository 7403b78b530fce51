import type { PostSummary } from "#contract";
import type { Author, BlogEntry, Category } from "#schema";
import { AppError } from "../app-error.ts";

export interface References {
  authors: ReadonlyMap<string, Author>;
  categories: ReadonlyMap<string, Category>;
}

function lookUp<Value>(
  records: ReadonlyMap<string, Value>,
  slug: string,
  entry: BlogEntry,
): Value {
  const found = records.get(slug);
  if (found !== undefined) return found;
  throw new AppError(
    "content_index_broken",
    `The content index is broken: ${entry.file} refers to "${slug}", which the index does not hold.`,
    { hint: "Build it with `npx content build`." },
  );
}

/** A compiled blog entry in the form of lists and the API. */
export function toPostSummary(
  entry: BlogEntry,
  references: References,
): PostSummary {
  const author = lookUp(references.authors, entry.author, entry);
  return {
    id: entry.id,
    title: entry.title,
    slug: entry.slug,
    description: entry.description,
    authorSlug: author.slug,
    authorName: author.name,
    authorTitle: author.title,
    publishedDate: entry.date,
    updatedDate: entry.updated,
    readTimeMinutes: entry.readTimeMinutes,
    type: entry.type,
    featured: entry.featured ?? false,
    imageUrl: entry.image?.src ?? null,
    imageAlt: entry.image?.alt,
    imageWidth: entry.image?.width,
    imageHeight: entry.image?.height,
    categories: entry.categories.map((slug) => {
      const { id, name } = lookUp(references.categories, slug, entry);
      return { id, name, slug };
    }),
  };
}
