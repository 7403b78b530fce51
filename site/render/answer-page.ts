import type { ContentReader } from "#contract";
import type { PageAnswer, PageRedirect } from "../page.ts";
import { matchRoute, routes } from "../routes.ts";

const patterns = routes.map(({ path }) => path);

/** Calls the data function of an address. */
export async function answerPage(
  url: URL,
  content: ContentReader,
): Promise<PageAnswer<unknown> | PageRedirect> {
  const { route, params } = matchRoute(url.pathname);
  const data = await route.loadData?.();
  if (!data) throw new Error(`The page ${route.page} has no data function.`);
  return data.default({ content, url, params, patterns });
}
