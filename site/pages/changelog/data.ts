import type { ChangelogEntry, ContentReader, PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { missing, type DataFunction } from "../../page.ts";
import { cutList, type Paged } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { toChangeFacts, type ChangeFacts } from "../../reading/change-facts.ts";
import { toListedHtml } from "./to-listed-html.ts";

/** A changelog entry in the list. */
export interface ListedChange extends ChangeFacts {
  slug: string;
  path: string;
  title: string;
  /** Sanitized. */
  html: string;
}

export type ChangelogWords = PageWords<"changelog">;

/** The list of changes, or where to sign up as long as there are none. */
export type ChangelogData = { words: ChangelogWords } & (
  { signUpUrl: string } | { list: Paged<ListedChange> }
);

const PATH = "/changelog";
async function readChange(
  content: ContentReader,
  entry: ChangelogEntry,
): Promise<ListedChange[]> {
  const { slug, path, title } = entry;
  const body = await content.entry("changelog", slug);
  if (!body) return [];
  const html = toListedHtml(body.html, `change-${slug}`);
  return [{ slug, path, title, ...toChangeFacts(entry), html }];
}

/** The list of changes, or an announcement as long as there are none. */
const changelogData: DataFunction<ChangelogData> = async (request) => {
  const { content, url } = request;
  const changes = content.list("changelog");
  const list = cutList(url.searchParams, changes);
  if (!list) return missing;
  const words = content.page("changelog");
  const { title, comingSoon } = words;
  if (changes.length === 0)
    return {
      head: { title, description: comingSoon.description },
      closing: words.closing,
      data: { words, signUpUrl: signUpUrl(content.site) },
    };
  const entries = await Promise.all(
    list.entries.map((entry) => readChange(content, entry)),
  );
  return {
    head: pagedHead({ ...words, canonicalPath: PATH }, PATH, list),
    closing: words.closing,
    data: { words, list: { ...list, entries: entries.flat() } },
  };
};

export default changelogData;
