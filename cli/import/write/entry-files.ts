import { readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { toSlug } from "../../model/slug.ts";
import { imageTypeOf } from "../../model/image-type.ts";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "../../rules/svg/check-svg.ts";
import type { Import } from "../import.ts";
import type { PlannedFile } from "./settle-entries.ts";

const MAX_FILE = 25_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);

/** The pictures that one entry takes along. */
export type EntryFiles = ReturnType<typeof createEntryFiles>;

export function createEntryFiles(space: { run: Import; bytes: number }) {
  const images: PlannedFile[] = [];
  return {
    images,
    /** Named after what its first bytes are: many a file is not what its name says. */
    copyImage(file: string): { address: string } | { problem: string } {
      const from = join(space.run.project.root, file);
      const known = images.find((image) => image.from === from);
      if (known !== undefined) return { address: `./${known.path}` };
      const { size } = statSync(from);
      if (size > Math.min(MAX_FILE, space.bytes))
        return { problem: "it is over 25 MB, or all files are over 1 GB" };
      const bytes = readFileSync(from);
      const type = imageTypeOf(bytes) ?? "";
      if (!SHOWN.has(type))
        return { problem: "its file is no picture that a page can show" };
      const problem = type === "svg" ? checkDrawing(file, bytes) : undefined;
      if (problem !== undefined) return { problem };
      const base = toSlug(posix.parse(file).name) || "image";
      let path = `${base}.${type}`;
      for (let number = 2; images.some((each) => each.path === path); number++)
        path = `${base}-${number}.${type}`;
      space.bytes -= size;
      images.push({ path, bytes, from });
      return { address: `./${path}` };
    },
  };
}

function checkDrawing(path: string, bytes: Buffer): string | undefined {
  const text = bytes.toString();
  if (text.includes("\uFFFD")) return "the drawing is not UTF-8";
  const [problem] = checkSvg(createSourceText(path, text));
  return problem && `the drawing may not be published: ${problem.message}`;
}
