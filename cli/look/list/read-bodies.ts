import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryBody } from "#schema";
import type { BodyStore } from "../../model/body-store.ts";
import type { RenderedBody } from "../../model/body.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { countWords } from "../../model/reading-time.ts";

/** The parts of a compiled text that commands show. */
export type ReadBody = Pick<RenderedBody, "html" | "text" | "toc" | "words">;

export type BodyOf = (entry: MarkdownEntry) => ReadBody | undefined;

/**
 * Collects the bodies of a folder while it is compiled, even when other entries have errors. Bodies that the last
 * build left in the output folder are read from there.
 */
export function createBodyReader(outDir: string) {
  const texts = new Map<string, string>();
  const store: BodyStore = {
    has(collection, slug, digest) {
      const text = readText(join(outDir, collection, `${slug}.json`));
      if (text === undefined || hash("sha256", text) !== digest) return false;
      texts.set(keyOf(collection, slug), text);
      return true;
    },
    put(collection, slug, bytes) {
      texts.set(keyOf(collection, slug), bytes.toString());
    },
  };
  const bodyOf: BodyOf = ({ body, collection, slug }) => {
    if (body.rendered) return body.rendered;
    const text = texts.get(keyOf(collection, slug));
    if (text === undefined) return undefined;
    const parsed = entryBody.parse(JSON.parse(text));
    return { ...parsed, words: countWords(parsed.text) };
  };
  return { store, bodyOf };
}

function keyOf(collection: string, slug: string): string {
  return `${collection}/${slug}`;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
