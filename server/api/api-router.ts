import { Router, type RequestHandler } from "express";
import { contact, getPost, listPosts, subscribe } from "#contract";
import { AppError } from "../app-error.ts";
import type { ContentSource } from "../content/content-source.ts";
import { createBlogRouter } from "./blog-router.ts";

/** Every call of the contract. Other methods answer 405 at these paths; other paths answer 404. */
const endpoints = [listPosts, getPost, subscribe, contact];

/** Looks like the address of a post, but is reserved: answers 404. */
const RESERVED = "/api/blog/create";

const refuseUnknown: RequestHandler = () => {
  throw new AppError("not_found", "There is no such API call.");
};

function refuseMethod(allowed: readonly string[]): RequestHandler {
  return (_request, response) => {
    response.set("Allow", allowed.join(", "));
    throw new AppError(
      "method_not_allowed",
      `This call answers ${allowed.join(" and ")} only.`,
    );
  };
}

/** All of /api but the forms. Every reply is JSON. */
export function createApiRouter(content: ContentSource): Router {
  const router = Router({ caseSensitive: true });
  router.all(RESERVED, refuseUnknown);
  router.use(createBlogRouter(content));
  for (const { path, method } of endpoints)
    router.all(
      path,
      refuseMethod(method === "GET" ? ["GET", "HEAD"] : [method]),
    );
  router.all(["/api", "/api/{*path}"], refuseUnknown);
  return router;
}
