import type {
  FolderContext,
  CompiledFolder,
} from "../../model/compiled-folder.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { ResolvedImage } from "../../model/image-resolver.ts";
import { isMediaFile, nameOfFile, isShownFile } from "../../model/own-files.ts";
import { createDiagnostic, type Problem } from "../create-diagnostic.ts";
import { fixTarget } from "../fix-target.ts";
import { shownImages, type ShownImage } from "./shown-images.ts";
import { posix } from "node:path";
import {
  adviseTo,
  formatSuggestion,
  nearestWord,
  sureTypo,
} from "../nearest-word.ts";

/** In bytes. A larger image takes more than a second on a slow phone. */
const MAX_BYTES = 500_000;

/**
 * Checks this site's images and videos in texts and fields: each file exists, matches its extension, can be decoded,
 * does not publish a location, and is not too large.
 */
export function checkImages({ folder, images }: FolderContext): Diagnostic[] {
  // Each file is reported once.
  const seen = new Set<string>();
  return shownImages(folder).flatMap((shown) => {
    const image = images.resolve(shown.entry.file, shown.src);
    if (image === undefined) return [reportMissing(shown, folder)];
    if (seen.has(image.address)) return [];
    seen.add(image.address);
    const missing = checkContent(shown, image);
    if (missing.length > 0) return missing;
    const ofType = checkType(shown, image);
    // A file of another type is not a damaged image.
    const problems = ofType.length > 0 ? [] : checkPixels(shown, image);
    return [
      ...ofType,
      ...problems,
      ...checkSize(shown, image),
      ...checkLocation(shown, image),
    ];
  });
}

function reportMissing(
  { entry, range, src }: ShownImage,
  folder: FolderContext["folder"],
): Diagnostic {
  const { file, source } = entry;
  const found = describeMissingImage(file, src, folder);
  const { better, help, message } = found;
  const isMissingVideo = found.rule === "image/missing" && isMediaFile(src);
  const rule = isMissingVideo ? "video/missing" : found.rule;
  const place = range();
  const fix =
    better === undefined
      ? undefined
      : fixTarget(source.text, place, src, better);
  return createDiagnostic(rule, source, place, message, { help, fix });
}

/** A file without its content: it is empty, or git knows where the content is. */
function checkContent(
  { entry, range, src }: ShownImage,
  { file: { bytes, type } }: ResolvedImage,
): Diagnostic[] {
  if (bytes > 0 && type !== "lfs") return [];
  const name = `The ${nameOfFile(src)} "${src}"`;
  const message =
    bytes === 0 ? `${name} is empty.` : `${name} is a Git LFS pointer.`;
  const help =
    bytes === 0 ? undefined : "Run `git lfs pull`, which gets the file itself.";
  const rule = "image/broken";
  return [createDiagnostic(rule, entry.source, range(), message, { help })];
}

function checkType(
  { entry, range, src }: ShownImage,
  { file: { type } }: ResolvedImage,
): Diagnostic[] {
  const extension = (/\.(\w+)(?:[?#].*)?$/u.exec(src)?.[1] ?? "").toLowerCase();
  if (type === extension.replace("jpeg", "jpg")) return [];
  const isMedia = isMediaFile(src);
  const what =
    type === undefined
      ? `not ${isMedia ? "a video or captions" : "an image"} of a known type`
      : `a ${type} file`;
  const known = isMedia
    ? /^(?:mp4|webm|vtt)$/u
    : /^(?:png|jpg|gif|webp|avif|svg)$/u;
  const message = `The ${nameOfFile(src)} "${src}" is named .${extension}, but is ${what}.`;
  const formats = isMedia
    ? "a video as MP4 or WebM, captions as WebVTT"
    : "as SVG, PNG, JPEG, WebP, AVIF or GIF";
  const help =
    type !== undefined && known.test(type)
      ? `Rename it so that it ends in .${type}, here and on disk.`
      : `Export it again: ${formats}.`;
  const rule = "image/type-mismatch";
  return [createDiagnostic(rule, entry.source, range(), message, { help })];
}

function checkPixels(
  { entry, range, src }: ShownImage,
  { picture }: ResolvedImage,
): Diagnostic[] {
  const fault = picture?.facts.fault ?? "";
  if (fault === "") return [];
  const message = `The picture "${src}" cannot be shown: ${fault}.`;
  const rule = "image/broken";
  return [createDiagnostic(rule, entry.source, range(), message)];
}

/** Reports a location in a file that is published unchanged. Encoded variants have no metadata. */
function checkLocation(
  { entry, range, src }: ShownImage,
  { picture, srcset }: ResolvedImage,
): Diagnostic[] {
  if (picture?.facts.hasLocation !== true) return [];
  const isPublic = src.startsWith("/");
  if (!isPublic && srcset !== undefined) return [];
  const message = isPublic
    ? `The picture "${src}" says where it was taken, and files in public/ are served as they are.`
    : `The picture "${src}" says where it was taken, and moving pictures are served as they are.`;
  const help = isPublic ? undefined : "Export it again without metadata.";
  const rule = "image/location";
  return [createDiagnostic(rule, entry.source, range(), message, { help })];
}

function checkSize(
  { entry, range, src }: ShownImage,
  { file: { bytes }, srcset }: ResolvedImage,
): Diagnostic[] {
  // Photos are resized anyway.
  if (bytes <= MAX_BYTES || srcset !== undefined || isMediaFile(src)) return [];
  const message = `The image "${src}" has ${formatSize(bytes)}; more than ${formatSize(MAX_BYTES)} is slow on a phone.`;
  const details = { stableMessage: `The image "${src}" is too large.` };
  const rule = "image/too-large";
  return [createDiagnostic(rule, entry.source, range(), message, details)];
}

function formatSize(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1000)} kB`;
}

/**
 * Explains why an image's address has no file, and suggests the intended file. `better` is the correct address, if
 * there is no doubt.
 */
function describeMissingImage(
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
  const sure = sureTypo(src, near);
  const meant = sure ?? nearestWord(src, near) ?? sameName(src, near);
  const where = isPublic ? "in public/" : "beside this file";
  return {
    rule: "image/missing",
    message: `There is no ${name} ${where}.${formatSuggestion(meant)}`,
    help: meant && adviseTo(meant, sure !== undefined),
    ...(sure && { better: sure }),
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
