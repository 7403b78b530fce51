import { contact, formToken, subscribe } from "#contract";
import { createPostEndpoint } from "./create-post.ts";
import type { Contract, Endpoint } from "./define-endpoint.ts";
import { getPostEndpoint } from "./get-post.ts";
import { listPostsEndpoint } from "./list-posts.ts";
import { searchSiteEndpoint } from "./search-site.ts";

/** Every call of the API but the forms. Of two paths that fit an address, the earlier one answers. */
export const endpoints: readonly Endpoint[] = [
  listPostsEndpoint,
  createPostEndpoint,
  getPostEndpoint,
  searchSiteEndpoint,
];

/** The forms, which have a router of their own in `forms/`. */
export const formContracts: readonly Contract[] = [
  subscribe,
  contact,
  formToken,
];
