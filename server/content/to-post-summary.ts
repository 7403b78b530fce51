import type { PostSummary } from "#contract";
import type { Author, BlogEntry, Category } from "#schema";
import { AppError } from "../app-error.ts";

interface References {
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

function toPostSummary(entry: BlogEntry, references: References): PostSummary {
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
    ...(entry.changed > entry.date && { updatedDate: entry.changed }),
    readTimeMinutes: entry.readTimeMinutes,
    type: entry.type,
    featured: entry.featured ?? false,
    imageUrl: entry.image?.src ?? null,
    imageSrcset: entry.image?.srcset,
    imageAlt: entry.image?.alt,
    imageWidth: entry.image?.width,
    imageHeight: entry.image?.height,
    categories: entry.categories.map((slug) => {
      const { id, name } = lookUp(references.categories, slug, entry);
      return { id, name, slug };
    }),
  };
}

/**
 * Converts compiled blog entries to the form used in lists and the API.
 * @returns a function that throws an AppError when a post refers to an unknown author or category
 */
export function createPostSummaries({
  authors,
  categories,
}: {
  authors: readonly Author[];
  categories: readonly Category[];
}): (entry: BlogEntry) => PostSummary {
  const references = {
    authors: new Map(authors.map((author) => [author.slug, author])),
    categories: new Map(
      categories.map((category) => [category.slug, category]),
    ),
  };
  return (entry) => toPostSummary(entry, references);
}
