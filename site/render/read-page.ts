import type { ContentReader, EntryPreview, Notice } from "#contract";
import { matchPath, matchRoutes, redirect } from "react-router-dom";
import { breadcrumbsOf } from "../breadcrumbs.ts";
import {
  isMissing,
  isRedirect,
  type Chrome,
  type DataFunction,
  type PageData,
  type PageHead,
  type PageRequest,
} from "../page.ts";
import type { RouteLine } from "../route-table.ts";
import { pageLines } from "../routes.tsx";
import { drawPictures } from "./draw-pictures.ts";
import { headTags } from "./head-tags.ts";

interface DataModule {
  default: DataFunction<unknown>;
}

const dataModules = import.meta.glob<DataModule>("../pages/*/data.ts");
const lineRoutes = pageLines.map((line) => ({
  path: line.path,
  caseSensitive: true,
  line,
}));

async function ask(page: string, request: PageRequest) {
  const load = dataModules[`../pages/${page}/data.ts`];
  if (!load) throw new Error(`The page ${page} has no data function.`);
  const { default: read } = await load();
  return read(request);
}

/** Removes everything that search engines and other sites must not see of an unpublished entry. */
function toPrivateHead({ title, description }: PageHead): PageHead {
  return { title, description, noindex: true, isPrivate: true };
}

export interface PageSource {
  /** The requested address. */
  url: URL;
  content: ContentReader;
  /** Shown instead of the page of the address. */
  notice: Notice | undefined;
  /** The unpublished entry whose page is shown instead of that of the address. */
  preview: EntryPreview | undefined;
}

/** The parameters as words. Each is encoded alone: the server has made sure that the encoding is valid. */
function decodeParameters(
  params: PageRequest["params"],
): PageRequest["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      value === undefined ? undefined : decodeURIComponent(value),
    ]),
  );
}

/** The page that is asked for: that of the route, or of a notice or an unpublished entry. */
function findAsked(
  { url, notice, preview }: PageSource,
  line: RouteLine,
): Pick<PageRequest, "params"> & { page: string } {
  if (notice) return { page: "notice", params: {} };
  const match = preview && matchRoutes(lineRoutes, preview.path)?.at(-1);
  if (match) return { page: match.route.line.page, params: match.params };
  const { params = {} } = matchPath(line.path, url.pathname) ?? {};
  return { page: line.page, params: decodeParameters(params) };
}

/**
 * Calls the data function of a route's page. If there is nothing at the address, that of the not-found page.
 * @throws Response for a redirect
 */
export async function readPage(
  source: PageSource,
  line: RouteLine,
  chrome: Chrome,
): Promise<PageData> {
  const { url, content, notice, preview } = source;
  const path = preview?.path ?? url.pathname;
  const asked = findAsked(source, line);
  const request: PageRequest = {
    content,
    url: preview ? new URL(path, url) : url,
    params: asked.params,
    notice,
    preview,
  };
  let { page } = asked;
  let answer = await ask(page, request);
  if (isMissing(answer)) {
    page = "not-found";
    answer = await ask(page, request);
  }
  if (isMissing(answer)) throw new Error("The not-found page is missing.");
  if (isRedirect(answer)) throw redirect(answer.redirectTo, 308);
  const { status = 200, closing, data } = answer;
  const trail = breadcrumbsOf(path, answer.head);
  const shown = preview ? toPrivateHead(answer.head) : answer.head;
  const lang = content.entryPage(path)?.lang ?? content.site.lang ?? "en";
  const head = headTags(shown, { path, trail, lang }, chrome);
  const pictures = await drawPictures(page, request);
  return {
    page,
    status,
    lang,
    head,
    trail,
    ...(closing && { closing }),
    pictures,
    data,
  };
}
