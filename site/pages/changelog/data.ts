import type { ChangelogEntry, ContentReader } from "#contract";
import { signUpUrl } from "../../components/application-links.ts";
import { missing, type DataFunction, type PageHead } from "../../page.ts";
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

export type ChangelogData =
  | { announced: { signUpUrl: string; freeForever: string } }
  | { list: Paged<ListedChange> };

const PATH = "/changelog";
const announcedHead: PageHead = {
  title: "Changelog",
  description:
    "Coming soon: what changes in the product, release by release. The changelog will be available at public release.",
};

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
  if (changes.length === 0)
    return {
      head: announcedHead,
      data: {
        announced: {
          signUpUrl: signUpUrl(content.site),
          freeForever: content.facts.freeForever,
        },
      },
    };
  const head = {
    title: "Changelog",
    description: `What is new, improved and fixed in ${content.site.name}, release by release.`,
    canonicalPath: PATH,
  };
  const entries = await Promise.all(
    list.entries.map((entry) => readChange(content, entry)),
  );
  return {
    head: pagedHead(head, PATH, list),
    data: { list: { ...list, entries: entries.flat() } },
  };
};

export default changelogData;
