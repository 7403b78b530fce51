import { posix } from "node:path";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { Problem } from "../create-diagnostic.ts";
import { isShownFile, nameOfFile } from "../../model/own-files.ts";
import { formatSuggestion, nearestWord } from "../nearest-word.ts";

/**
 * Explains why an image's address has no file, and suggests the intended file. `better` is the correct address, if
 * there is no doubt.
 */
export function describeMissingImage(
  file: string,
  src: string,
  folder: CompiledFolder,
): Problem & { better?: string } {
  const isPublic = src.startsWith("/");
  const name = `${nameOfFile(src)} "${src}"`;
  const path = posix.join(isPublic ? "public" : posix.dirname(file), src);
  if (isPublic ? !path.startsWith("public/") : path.startsWith("../"))
    return {
      rule: "link/escape",
      message: `The ${name} is outside ${isPublic ? "public/" : "the content folder"}.`,
      help: "Copy it beside this file, or into public/.",
    };
  if (!isPublic && folder.images.some((image) => image.path === path))
    return {
      rule: "image/missing",
      message: `The ${name} is in the folder of another entry.`,
      help: "Copy it beside this file, or into public/ if several pages show it.",
    };
  const near = isPublic ? [...folder.publicFiles] : imagesBeside(file, folder);
  const wanted = src.toLowerCase();
  const other = near.find((each) => each.toLowerCase() === wanted);
  if (other !== undefined)
    return {
      rule: "image/case",
      message: `The ${name} is named \`${other}\`: upper and lower case differ.`,
      help: `Write \`${other}\`.`,
      better: other,
    };
  const meant = nearestWord(src, near) ?? sameName(src, near);
  const where = isPublic ? "in public/" : "beside this file";
  return {
    rule: "image/missing",
    message: `There is no ${name} ${where}.${formatSuggestion(meant)}`,
    help: meant && `Write \`${meant}\`.`,
  };
}

function imagesBeside(file: string, { images }: CompiledFolder): string[] {
  const folder = `${posix.dirname(file)}/`;
  return images
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path }) => `./${path.slice(folder.length)}`);
}

/** The only file with the same base name, in any folder and with any extension. */
function sameName(src: string, near: readonly string[]): string | undefined {
  const found = near.filter(
    (name) => isShownFile(name) && stem(name) === stem(src),
  );
  return found.length === 1 ? found[0] : undefined;
}

function stem(name: string): string {
  return posix.basename(name, posix.extname(name));
}
