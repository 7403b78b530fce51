import { entryBody, type EntryBody } from "#schema";
import type { CompileCache } from "../../compile/cache/compile-cache.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import { countWords } from "../../model/reading-time.ts";

/** The parts of a compiled text that commands show. */
export interface ReadBody extends Pick<EntryBody, "html" | "text" | "toc"> {
  words: number;
}

export type BodyOf = (entry: MarkdownEntry) => ReadBody | undefined;

/** Reads the bodies of a folder that was rendered, even if other entries have errors. */
export function createBodyReader(
  { compiled }: Pick<CompileResult, "compiled">,
  cache: CompileCache,
): BodyOf {
  return (entry) => {
    const file = compiled.get(entry);
    if (file?.entry?.rendered === undefined) return undefined;
    const body = entryBody.parse(JSON.parse(cache.bodyOf(file)));
    return { ...body, words: countWords(body.text) };
  };
}
