import { setImmediate as nextTurn } from "node:timers/promises";
import { changelogTags, type ChangelogEntry } from "#contract";
import type { FeedEntry, OpenChannel } from "./channel.ts";
import { cleanText } from "./clean-text.ts";
import { toEntryTimes } from "./entry-times.ts";
import { toFeedHtml } from "./feed-html.ts";

const MAX_ENTRIES = 50;

/** The entry's first address: `content mv` adds each old one to the aliases. */
const firstPath = ({ aliases, path }: ChangelogEntry) => aliases[0] ?? path;

/** Product changes, newest first. */
export const openChangelogChannel: OpenChannel = async ({
  content,
  siteUrl,
}) => {
  const { name, host } = content.site;
  const entries: FeedEntry[] = [];
  for (const entry of content.list("changelog", MAX_ENTRIES)) {
    const body = await content.entry("changelog", entry.slug);
    if (!body) continue;
    const url = `${siteUrl}${entry.path}`;
    entries.push({
      id: `tag:${host},2026:${firstPath(entry)}`,
      url,
      title: cleanText(entry.title),
      summary: cleanText(entry.description),
      html: cleanText(toFeedHtml(body.html, url)),
      ...toEntryTimes(entry),
      author: { name, url: `${siteUrl}/` },
      categories: entry.tags.map((tag) => ({
        slug: tag,
        name: changelogTags[tag],
      })),
    });
    await nextTurn();
  }
  return {
    title: cleanText(`${name} changelog`),
    description: cleanText(`What changes in ${name}, release by release.`),
    page: "/changelog",
    entries,
  };
};
