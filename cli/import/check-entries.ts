import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ContentFile } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  compileContent,
  type CompileResult,
} from "../compile/compile-content.ts";

/** A file that an import would write: relative to the content folder, or to public/ with a leading slash. */
export interface PlannedFile {
  path: string;
  bytes: Uint8Array;
}

export interface CheckOptions {
  contentDir: string;
  publicDirs: readonly string[];
  now: Date;
}

/** Compiles a content folder as it would be with more files; nothing is written into it. */
export async function checkPlanned(
  files: readonly PlannedFile[],
  { contentDir, now, publicDirs }: CheckOptions,
): Promise<CompileResult> {
  const stage = await mkdtemp(join(tmpdir(), "content-import-"));
  try {
    const unsaved: ContentFile[] = [];
    for (const { path, bytes } of files) {
      const isPublic = path.startsWith("/");
      const absolutePath = join(stage, isPublic ? "public" : "content", path);
      await mkdir(dirname(absolutePath), { recursive: true });
      await writeFile(absolutePath, bytes);
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (!isPublic) unsaved.push({ path, absolutePath, bytes, digest });
    }
    await mkdir(join(stage, "empty"), { recursive: true });
    const isThere = await import("./project/open-project.ts").then(
      ({ isFolder }) => isFolder(contentDir),
    );
    return await compileContent({
      contentDir: isThere ? contentDir : join(stage, "empty"),
      publicDirs: [...publicDirs, join(stage, "public")],
      now,
      render: false,
      preview: { drafts: true, future: true },
      levels: new Map(),
      unsaved,
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Rules that say what a foreign text lacks and nobody can make up: an import lowers their level instead of refusing. */
export const LENIENT: ReadonlySet<string> = new Set([
  "image/alt",
  "link/missing",
  "link/draft-target",
]);

/** Errors by file, those of the lenient rules left out. */
export function refusals(
  diagnostics: readonly Diagnostic[],
): Map<string, Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { rule, severity } = diagnostic;
    if (severity !== "error" || LENIENT.has(rule)) continue;
    // Whether a text can be read at all has been tried, by a measure that no busy machine changes.
    if (rule === "file/too-complex") continue;
    byFile.set(diagnostic.file, [
      ...(byFile.get(diagnostic.file) ?? []),
      diagnostic,
    ]);
  }
  return byFile;
}
