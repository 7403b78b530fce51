import { call, request } from "./request.ts";
import { resolveAddress } from "./resolve-address.ts";

/** Looks into a reply that may hold anything. */
function fieldsOf(value: unknown, names: readonly string[]) {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.filter(([name]) => names.includes(name)));
}

const asPost = (post: unknown) =>
  fieldsOf(post, ["id", "title", "slug", "categories"]);

const asListed = (post: unknown) => fieldsOf(post, ["id", "title", "slug"]);

/** The reply of a blog call with the few fields that the tool reads of each post. */
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

/** The blog list by the shared rules of requests. @throws ApiError when the reply is not OK */
export async function testList(): Promise<unknown> {
  return summarize(await (await request(LIST)).json());
}

/** One post by the same rules. @throws ApiError when the reply is not OK */
export async function testPost(slug: string): Promise<unknown> {
  return summarize(await (await request(postAddress(slug))).json());
}

/** One post, told as it came: a reply that is not OK is a result with its status and success false. */
export async function testDirect(
  slug: string,
): Promise<{ isOk: boolean; result: unknown }> {
  const reply = await call(postAddress(slug));
  const { ok, status, statusText } = reply;
  return {
    isOk: ok,
    result: ok
      ? { status, ...Object(summarize(await reply.json())) }
      : { success: false, status, statusText },
  };
}

/** Both calls in absolute form, and what each address would be by itself on this host. */
export async function testDomain(slug: string): Promise<unknown> {
  const { location } = window;
  const calls = [LIST, postAddress(slug)].map(async (path) => {
    const absolute = new URL(path, location.origin).href;
    const reply = await request(absolute);
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
