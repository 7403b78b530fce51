import { posix } from "node:path";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import type { RuleId } from "./catalogue.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

interface MissingImage {
  rule: RuleId;
  message: string;
  help?: string | undefined;
  /** The address that is meant for sure. */
  better?: string;
}

/** Why an image's address leads to no file, and which file was most likely meant. */
export function describeMissingImage(
  file: string,
  src: string,
  folder: CompiledFolder,
): MissingImage {
  const isPublic = src.startsWith("/");
  const own = posix.dirname(file);
  const path = posix.join(own, src);
  const climbs = isPublic
    ? !posix.join("public", src).startsWith("public/")
    : path.startsWith("../");
  if (climbs)
    return {
      rule: "link/escape",
      message: `The image "${src}" lies outside ${isPublic ? "public/" : "the content folder"}.`,
      help: "Copy it beside this file, or into public/.",
    };
  if (!isPublic && folder.images.some((image) => image.path === path))
    return {
      rule: "image/missing",
      message: `The image "${src}" lies in another entry's folder.`,
      help: "Copy it beside this file, or into public/ if several pages show it.",
    };
  const near = isPublic ? [...folder.publicFiles] : besides(own, folder);
  const wanted = src.toLowerCase();
  const other = near.find((name) => name.toLowerCase() === wanted);
  if (other !== undefined)
    return {
      rule: "image/case",
      message: `The image "${src}" is named \`${other}\`, in other letters.`,
      help: `Write \`${other}\`.`,
      better: other,
    };
  const meant = nearestWord(src, near) ?? sameName(src, near);
  const where = isPublic ? "in public/" : "beside this file";
  return {
    rule: "image/missing",
    message: `There is no image "${src}" ${where}.${formatSuggestion(meant)}`,
    help: meant && `Write \`${meant}\`.`,
  };
}

function besides(own: string, folder: CompiledFolder): string[] {
  const start = `${own}/`;
  return folder.images
    .filter(({ path }) => path.startsWith(start))
    .map(({ path }) => `./${path.slice(start.length)}`);
}

/** The one file of this name, or of this name with another extension, in any folder. */
function sameName(src: string, near: readonly string[]): string | undefined {
  const images = near.filter((name) =>
    /\.(?:svg|png|jpe?g|webp|avif|gif)$/iu.test(name),
  );
  const found = images.filter((name) => stem(name) === stem(src));
  return found.length === 1 ? found[0] : undefined;
}

function stem(name: string): string {
  return posix.basename(name, posix.extname(name));
}
