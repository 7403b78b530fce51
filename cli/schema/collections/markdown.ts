import * as z from "zod/mini";
import {
  compiledFields,
  compiledImage,
  publishingFields,
} from "../entry-fields.ts";
import { image, line, reference } from "../field-types.ts";

/** The four types of blog post, with the label that visitors read. */
export const blogTypes = {
  blog: "Blog Post",
  guide: "Guide",
  "case-study": "Case Study",
  article: "Article",
} as const;
export const blogType = z.enum(["blog", "guide", "case-study", "article"]);

export const blogFrontMatter = z.strictObject({
  id: z.int().check(z.positive()),
  ...publishingFields,
  type: blogType,
  author: reference("authors"),
  categories: z.array(reference("categories")).check(z.minLength(1)),
  featured: z.optional(z.boolean()),
  image: z.optional(image),
});

export const guideCategory = z.enum(["Beginner", "Intermediate", "Advanced"]);
export const guideIcon = z.enum([
  "compass",
  "users",
  "radar",
  "list",
  "plug",
  "message",
  "bell",
  "gauge",
  "chart",
]);

export const guideFrontMatter = z.strictObject({
  ...publishingFields,
  category: guideCategory,
  icon: guideIcon,
  order: z.int().check(z.positive()),
  featured: z.optional(z.boolean()),
});

export const docGroups = {
  "getting-started": "Getting Started",
  "competitor-monitoring": "Competitor Monitoring",
  integrations: "Integrations",
  "advanced-features": "Advanced Features",
} as const;
export const docGroup = z.enum([
  "getting-started",
  "competitor-monitoring",
  "integrations",
  "advanced-features",
]);

export const docFrontMatter = z.strictObject({
  ...publishingFields,
  group: z.optional(docGroup),
  kind: z.enum(["article", "example"]),
  order: z.int().check(z.positive()),
});

export const jobFrontMatter = z.strictObject({
  ...publishingFields,
  department: line(60),
  location: line(60),
  type: line(40),
});

export const legalFrontMatter = z.strictObject(publishingFields);

/** Compiled entries: front matter plus what the compiler knows. */
export const blogEntry = z.object({
  ...blogFrontMatter.shape,
  image: z.optional(compiledImage),
  ...compiledFields,
});
export const guideEntry = z.object({
  ...guideFrontMatter.shape,
  ...compiledFields,
});
export const docEntry = z.object({
  ...docFrontMatter.shape,
  ...compiledFields,
});
export const jobEntry = z.object({
  ...jobFrontMatter.shape,
  ...compiledFields,
});
export const legalEntry = z.object({
  ...legalFrontMatter.shape,
  ...compiledFields,
});
