import { searchSite, type Excerpt } from "#contract";
import { escapeMarkup } from "../replies/escape-markup.ts";
import { defineEndpoint } from "./define-endpoint.ts";

const DEFAULT_LIMIT = 24;

function toHtml(excerpt: Excerpt): string {
  return excerpt
    .map(escapeMarkup)
    .map((part, place) => (place % 2 === 1 ? `<mark>${part}</mark>` : part))
    .join("");
}

/** `GET /api/search` */
export const searchSiteEndpoint = defineEndpoint(searchSite, {
  async answer({ query: { q = "", limit = DEFAULT_LIMIT } }, { content }) {
    const answer = await content
      .current()
      .search({ text: q, limit: Number(limit) });
    const { total, hits, corrected } = answer;
    return {
      total,
      results: hits.map(({ path, kind, title, excerpt }) => ({
        path,
        kind,
        title: title.join(""),
        excerpt: toHtml(excerpt),
      })),
      ...(corrected !== undefined && { corrected }),
    };
  },
});
