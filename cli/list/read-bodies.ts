import { entryBody, type CollectionName } from "#schema";
import type { RenderedBody } from "../model/body.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { countWords } from "../model/reading-time.ts";

type ReadBody = Pick<RenderedBody, "html" | "text" | "toc" | "words">;

/** Takes the bodies of a folder while it is compiled, also those beside entries with errors. */
export function createBodyReader() {
  const texts = new Map<string, string>();
  return {
    store: {
      has: () => false,
      put(collection: CollectionName, slug: string, text: string) {
        texts.set(keyOf(collection, slug), text);
      },
    },
    bodyOf({ body, collection, slug }: MarkdownEntry): ReadBody | undefined {
      if (body.rendered) return body.rendered;
      const text = texts.get(keyOf(collection, slug));
      if (text === undefined) return undefined;
      const parsed = entryBody.parse(JSON.parse(text));
      return { ...parsed, words: countWords(parsed.text) };
    },
  };
}

function keyOf(collection: string, slug: string): string {
  return `${collection}/${slug}`;
}
