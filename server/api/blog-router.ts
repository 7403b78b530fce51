import { Router, type Request } from "express";
import type * as z from "zod/mini";
import { getPost, listPosts } from "#contract";
import { AppError } from "../app-error.ts";
import type { ContentSource } from "../content/content-source.ts";
import { sendJson } from "../replies/send-json.ts";

/** The first value of each query parameter. An empty one counts as absent: forms send fields that were left blank. */
function firstValues(request: Request): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(
    request.originalUrl.split("?", 2)[1],
  )) {
    if (value !== "" && !Object.hasOwn(values, name)) values[name] = value;
  }
  return values;
}

/** @throws AppError `invalid` that names each wrong parameter */
function parseListQuery(request: Request): z.infer<typeof listPosts.query> {
  const parsed = listPosts.query.safeParse(firstValues(request));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    field: String(path[0]),
    message,
  }));
  const fields = errors.map(({ field }) => field).join(", ");
  throw new AppError(
    "invalid",
    `These query parameters are not valid: ${fields}.`,
    {
      errors,
    },
  );
}

function toNumber(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** Drops undefined properties, for `exactOptionalPropertyTypes`. */
function defined<Value extends object>(
  value: Value,
): { [Key in keyof Value]?: Exclude<Value[Key], undefined> };
function defined(value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([, each]) => each !== undefined),
  );
}

/** `GET /api/blog` and `GET /api/blog/{slug}`. */
export function createBlogRouter(content: ContentSource): Router {
  const router = Router({ caseSensitive: true });

  router.get(listPosts.path, (request, response) => {
    const { type, featured, limit, offset } = parseListQuery(request);
    const posts = content.current().posts(
      defined({
        type,
        featured: featured === undefined ? undefined : featured === "true",
        limit: toNumber(limit),
        offset: toNumber(offset),
      }),
    );
    const reply: z.infer<typeof listPosts.reply> = { success: true, posts };
    sendJson(response, 200, reply);
  });

  router.get(getPost.path, async (request, response) => {
    const post = await content.current().post(request.params.slug);
    if (!post)
      throw new AppError("not_found", "There is no blog post at this address.");
    const reply: z.infer<typeof getPost.reply> = { success: true, post };
    sendJson(response, 200, reply);
  });

  return router;
}
