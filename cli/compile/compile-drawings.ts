import { relativePath } from "../folders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { checkSvg } from "../rules/svg/check-svg.ts";
import { decodeText } from "./decode-text.ts";
import type { CompileCache } from "./cache/compile-cache.ts";

/**
 * Checks the SVG images among the static files, which the site serves unchanged. Their paths are relative to the
 * content folder, like all others: `../public/images/a.svg`.
 * @param publicFiles path with a leading slash -> absolute path
 */
export function compileDrawings(
  contentDir: string,
  publicFiles: ReadonlyMap<string, string>,
  cache: CompileCache,
) {
  const diagnostics: Diagnostic[] = [];
  const sources = new Map<string, SourceText>();
  for (const absolutePath of publicFiles.values()) {
    if (!/\.svg$/iu.test(absolutePath)) continue;
    const path = relativePath(contentDir, absolutePath);
    const file = cache.read({ path, absolutePath });
    if (file === undefined) continue;
    const decoded = decodeText(path, file.bytes);
    const found = [
      ...decoded.diagnostics,
      ...(decoded.value ? checkSvg(decoded.value) : []),
    ];
    if (found.length > 0 && decoded.value) sources.set(path, decoded.value);
    diagnostics.push(...found);
  }
  return { diagnostics, sources };
}
