import { join } from "node:path";
import { LazySource, type SourceText } from "../../model/source-text.ts";
import { decodeText } from "../decode-text.ts";
import { readFile } from "../read-file.ts";
import type { RunAnswer } from "./run-answer.ts";

/** The files that a cached result is about. Each is read only when a report shows a line of it. */
export function sourcesOf(
  { texts }: Pick<RunAnswer, "texts">,
  contentDir: string,
): Map<string, SourceText> {
  const sources = new Map<string, SourceText>();
  for (const path of texts) sources.set(path, open(path));
  return sources;

  function open(path: string): SourceText {
    return new LazySource(path, () => {
      const absolutePath = join(contentDir, path);
      const file = readFile({ path, absolutePath });
      return file === undefined
        ? ""
        : (decodeText(path, file.bytes).value?.text ?? "");
    });
  }
}
