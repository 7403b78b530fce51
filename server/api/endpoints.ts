import { contact, formToken, subscribe } from "#contract";
import { createPostEndpoint } from "./create-post.ts";
import type { Contract, Endpoint } from "./define-endpoint.ts";
import { getPostEndpoint, listPostsEndpoint } from "./read-posts.ts";
import { searchSiteEndpoint } from "./search-site.ts";

/** Every call of the API except the forms. If two paths match an address, the earlier one answers. */
export const endpoints: readonly Endpoint[] = [
  listPostsEndpoint,
  createPostEndpoint,
  getPostEndpoint,
  searchSiteEndpoint,
];

/** The forms, which have their own router in `forms/`. */
export const formContracts: readonly Contract[] = [
  subscribe,
  contact,
  formToken,
];
