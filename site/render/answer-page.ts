import type { ContentReader } from "#contract";
import type { PageAnswer, PageRedirect, PageRequest } from "../page.ts";
import { matchRoute, noticeRoute, routes } from "../routes.ts";

const patterns = routes.map(({ path }) => path);

/** Calls the data function of an address, or that of the page that shows a notice. */
export async function answerPage(
  url: URL,
  content: ContentReader,
  { notice, preview }: Pick<PageRequest, "notice" | "preview">,
): Promise<PageAnswer<unknown> | PageRedirect> {
  const { route, params } = notice
    ? { route: noticeRoute, params: {} }
    : matchRoute(url.pathname);
  const data = await route.loadData?.();
  if (!data) throw new Error(`The page ${route.page} has no data function.`);
  return data.default({ content, url, params, patterns, notice, preview });
}
