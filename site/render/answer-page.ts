import type { ContentReader } from "#contract";
import {
  isMissing,
  type PageAnswer,
  type PageRedirect,
  type PageRequest,
  type PageRoute,
} from "../page.ts";
import { matchRoute, noticeRoute, notFoundRoute, routes } from "../routes.ts";

const patterns = routes.map(({ path }) => path);

/** The matched route and its answer. */
interface AnsweredPage {
  route: PageRoute;
  answer: PageAnswer<unknown> | PageRedirect;
}

async function ask(route: PageRoute, request: PageRequest) {
  const data = await route.loadData?.();
  if (!data) throw new Error(`The page ${route.page} has no data function.`);
  return data.default(request);
}

/** Calls the data function of an address, or that of the page that shows a notice. */
export async function answerPage(
  url: URL,
  content: ContentReader,
  { notice, preview }: Pick<PageRequest, "notice" | "preview">,
): Promise<AnsweredPage> {
  const { route, params } = notice
    ? { route: noticeRoute, params: {} }
    : matchRoute(url.pathname);
  const request = { content, url, params, patterns, notice, preview };
  const answer = await ask(route, request);
  if (!isMissing(answer)) return { route, answer };
  const nothing = await ask(notFoundRoute, request);
  if (isMissing(nothing)) throw new Error("The not-found page is missing.");
  return { route: notFoundRoute, answer: nothing };
}
