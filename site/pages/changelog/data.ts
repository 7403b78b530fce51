import type { ChangelogEntry, ContentReader, PageWords } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { missing, type DataFunction } from "../../page.ts";
import { cutList } from "../../paging/cut-page.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { pick } from "../../pick.ts";
import { toChangeFacts } from "../../reading/change-facts.ts";
import { toListedHtml } from "./to-listed-html.ts";

export type ChangelogWords = PageWords<"changelog">;

const PATH = "/changelog";

async function readChange(content: ContentReader, entry: ChangelogEntry) {
  const body = await content.entry("changelog", entry.slug);
  if (!body) return [];
  const html = toListedHtml(body.html, `change-${entry.slug}`);
  const link = pick(entry, "slug", "path", "title");
  return [{ ...link, ...toChangeFacts(entry), html }];
}

export type ListedChange = Awaited<ReturnType<typeof readChange>>[number];

/** The list of changes, or an announcement as long as there are none. */
const changelogData = (async (request) => {
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
}) satisfies DataFunction<unknown>;

export default changelogData;
