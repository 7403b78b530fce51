import { fetchReply, fetchOkReply } from "./request.ts";
import { resolveAddress } from "./resolve-address.ts";

/** Picks fields of a value that may be anything. */
function fieldsOf(value: unknown, names: readonly string[]) {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.filter(([name]) => names.includes(name)));
}

const asPost = (post: unknown) =>
  fieldsOf(post, ["id", "title", "slug", "categories"]);

const asListed = (post: unknown) => fieldsOf(post, ["id", "title", "slug"]);

/** A reply of the blog API, reduced to the fields that the tool shows. */
function summarize(reply: unknown): unknown {
  if (typeof reply !== "object" || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]: [string, unknown]) => {
      if (name === "posts" && Array.isArray(value))
        return [name, value.map(asListed)];
      return [name, name === "post" ? asPost(value) : value];
    }),
  );
}

const LIST = "/api/blog";
const postAddress = (slug: string) => `/api/blog/${encodeURIComponent(slug)}`;

/** Requests the blog list as pages do. @throws ApiError when the reply is not OK */
export async function testList(): Promise<unknown> {
  return summarize(await (await fetchOkReply(LIST)).json());
}

/** Requests one post in the same way. @throws ApiError when the reply is not OK */
export async function testPost(slug: string): Promise<unknown> {
  return summarize(await (await fetchOkReply(postAddress(slug))).json());
}

/** Requests one post with plain fetch. A reply that is not OK is a result too, with its status and success false. */
export async function testDirect(
  slug: string,
): Promise<{ isOk: boolean; result: unknown }> {
  const reply = await fetchReply(postAddress(slug));
  const { ok, status, statusText } = reply;
  return {
    isOk: ok,
    result: ok
      ? { status, ...Object(summarize(await reply.json())) }
      : { success: false, status, statusText },
  };
}

/** Makes both calls with absolute addresses. Also shows the address that each would get on this host. */
export async function testDomain(slug: string): Promise<unknown> {
  const { location } = window;
  const calls = [LIST, postAddress(slug)].map(async (path) => {
    const absolute = new URL(path, location.origin).href;
    const reply = await fetchOkReply(absolute);
    return {
      path,
      sentAs: resolveAddress(path, location),
      absolute,
      status: reply.status,
      reply: summarize(await reply.json()),
    };
  });
  return { hostname: location.hostname, calls: await Promise.all(calls) };
}
