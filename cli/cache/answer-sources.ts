import { join } from "node:path";
import { createLazySource, type SourceText } from "../model/source-text.ts";
import { decodeText } from "../pipeline/decode-text.ts";
import { readFile } from "../pipeline/read-file.ts";
import type { RunAnswer } from "./last-run.ts";

/** The files that an earlier answer speaks of, for code frames. */
export function sourcesOf(
  { diagnostics }: RunAnswer,
  contentDir: string,
): Map<string, SourceText> {
  const paths = new Set(
    diagnostics.flatMap(({ file, related }) => [
      file,
      ...related.map((place) => place.file),
    ]),
  );
  return new Map([...paths].map((path) => [path, open(path)]));

  function open(path: string): SourceText {
    return createLazySource(path, () => {
      const absolutePath = join(contentDir, path);
      const file = readFile({ path, absolutePath });
      return file === undefined
        ? ""
        : (decodeText(path, file.bytes).value?.text ?? "");
    });
  }
}
