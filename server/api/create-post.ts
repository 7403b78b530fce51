import { existsSync } from "node:fs";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { createPost } from "#contract";
import { collections, createEntryId } from "#schema";
import { AppError } from "../app-error.ts";
import { hasBearer } from "../operations/is-same-secret.ts";
import { defineEndpoint } from "./define-endpoint.ts";
import { parseFields } from "./forms/parse-fields.ts";
import { formatPostFile } from "./post-file.ts";

const MAX_BYTES = 1024 * 1024;

/** Slugs that are used as addresses by the API or by lists. */
const reserved: readonly string[] = collections.blog.reservedSlugs;

/** `POST /api/blog/create`. */
export const createPostEndpoint = defineEndpoint(createPost, {
  isEnabled: ({ contentWriteToken }) => contentWriteToken !== undefined,
  before: ({ contentWriteToken }) => [
    createTokenCheck(contentWriteToken),
    checkJson,
    express.json({ limit: MAX_BYTES, type: () => true, inflate: false }),
  ],
  async answer({ request }, { content, contentDir }) {
    const post = parseFields(createPost.body, request.body);
    const folder = join(contentDir, "blog");
    const text = formatPostFile(post, createEntryId(), content.current());
    const { slug } = post;
    if (reserved.includes(slug))
      throw new AppError("conflict", `The slug ${slug} is reserved.`);
    if (existsSync(join(folder, slug))) throw conflict(slug);
    await mkdir(folder, { recursive: true });
    await writeNew(join(folder, `${slug}.md`), text, slug);
    return { file: `blog/${slug}.md` };
  },
});

function createTokenCheck(token: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (token === undefined || !hasBearer(request, token)) {
      response.set("WWW-Authenticate", "Bearer");
      throw new AppError(
        "unauthorized",
        "This call needs the write token as a bearer credential.",
      );
    }
    next();
  };
}

const checkJson: RequestHandler = (request, _response, next) => {
  if (!request.is("application/json"))
    throw new AppError(
      "unsupported_media_type",
      "Please send the post as application/json.",
    );
  next();
};

function conflict(slug: string): AppError {
  return new AppError("conflict", `There is a post at ${slug} already.`);
}

/** Writes the file atomically and never replaces another. */
async function writeNew(
  file: string,
  text: string,
  slug: string,
): Promise<void> {
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, text);
  try {
    await link(draft, file);
  } catch (error) {
    throw existsSync(file) ? conflict(slug) : error;
  } finally {
    await rm(draft, { force: true });
  }
}
