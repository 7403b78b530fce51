import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryBody } from "#schema";
import type { BodyStore } from "../../model/body-store.ts";
import type { RenderedBody } from "../../model/body.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { countWords } from "../../model/reading-time.ts";

/** The parts of a compiled text that commands show. */
export interface ReadBody extends Pick<RenderedBody, "html" | "text" | "toc"> {
  words: number;
}

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
    const text = texts.get(keyOf(collection, slug));
    const read = body.rendered ?? (text && entryBody.parse(JSON.parse(text)));
    return read ? { ...read, words: countWords(read.text) } : undefined;
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
