import { stringify } from "yaml";
import { collections } from "#schema";
import type { ContentReader, FieldError, NewPost } from "#contract";
import { AppError } from "../app-error.ts";
import { describeIssue } from "./forms/parse-fields.ts";

/** The fields of the call whose front matter fields have different names. */
const callFields: Readonly<Record<string, string>> = {
  author: "authorName",
  date: "publishedDate",
  image: "imageUrl",
};

/** Words for the formats that the schema only names. */
const formats: Readonly<Record<string, string>> = {
  slug: "Use lower-case words joined by single hyphens",
  line: "Use one line of text, without space at its ends",
};

/**
 * Formats a new post as the Markdown file of a draft.
 * @throws AppError `invalid` that names each invalid field
 */
export function formatPostFile(
  post: NewPost,
  id: number,
  content: Pick<ContentReader, "authors" | "categories">,
): string {
  const author = content.authors.find(({ name }) => name === post.authorName);
  const known = new Set(content.categories.map(({ slug }) => slug));
  const frontMatter = {
    id,
    title: post.title,
    // Only validated here. Later the file name defines it.
    slug: post.slug,
    description: post.description,
    date: post.publishedDate,
    type: post.type,
    author: author?.slug ?? "",
    categories: post.categories.map(({ slug }) => slug),
    draft: true,
    ...(post.featured && { featured: true }),
    ...(post.imageUrl && { image: { src: post.imageUrl, alt: post.title } }),
  };
  const errors = [
    ...checkFrontMatter(frontMatter),
    ...(author ? [] : [fieldError("authorName", "No author has this name")]),
    ...frontMatter.categories
      .filter((slug) => !known.has(slug))
      .map((slug) => fieldError("categories", `There is no category ${slug}`)),
  ];
  if (errors.length > 0) {
    const byField = new Map(errors.map((error) => [error.field, error]));
    throw new AppError("invalid", "The post cannot be taken as it is.", {
      errors: [...byField.values()],
    });
  }
  const { slug: _, ...written } = frontMatter;
  return `---\n${stringify(written)}---\n\n${post.content}\n`;
}

function checkFrontMatter(frontMatter: unknown): FieldError[] {
  const parsed = collections.blog.frontMatter.safeParse(frontMatter, {
    error: describeIssue,
  });
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const field = callFields[name] ?? name;
    return fieldError(field, formats[message] ?? message);
  });
}

function fieldError(field: string, message: string): FieldError {
  return { field, message };
}
