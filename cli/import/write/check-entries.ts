import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  compileContent,
  type CompileResult,
} from "../../compile/compile-content.ts";
import type { ContentFile } from "../../model/content-file.ts";

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
    for (const { bytes, path } of files) {
      const isPublic = path.startsWith("/");
      const absolutePath = join(stage, isPublic ? "public" : "content", path);
      await mkdir(dirname(absolutePath), { recursive: true });
      await writeFile(absolutePath, bytes);
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (!isPublic) unsaved.push({ path, absolutePath, bytes, digest });
    }
    return await compileContent({
      contentDir: existsSync(contentDir) ? contentDir : stage,
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
