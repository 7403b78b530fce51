import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ResolvedImage } from "../model/image-resolver.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { fixTarget } from "./fixes/fix-target.ts";
import { describeMissingImage } from "./describe-missing-image.ts";
import { eachShownImage, type ShownImage } from "./shown-images.ts";

/** The most bytes that a picture may have before it is reported: more than a second on a slow phone. */
const MAX_BYTES = 500_000;

/** Every image of our own that a text or a field shows is there, is what its name says, and is no burden. */
export function checkImages(context: FolderContext): Diagnostic[] {
  const { folder, images } = context;
  const diagnostics: Diagnostic[] = [];
  // A file has its faults once, however often it is shown.
  const seen = new Set<string>();
  eachShownImage(folder, (shown) => {
    const { entry, src } = shown;
    // Below the root an address is the same in every file.
    if (src.startsWith("/") && seen.has(src)) return;
    const image = images.resolve(entry.file, src);
    if (image === undefined) {
      diagnostics.push(reportMissing(shown, folder));
      return;
    }
    if (seen.has(image.address)) return;
    seen.add(image.address);
    diagnostics.push(...checkFile(shown, image));
  });
  return diagnostics;
}

function reportMissing(
  { entry, range, src }: ShownImage,
  folder: FolderContext["folder"],
): Diagnostic {
  const { file, source } = entry;
  const found = describeMissingImage(file, src, folder);
  const { better, help, message, rule } = found;
  const place = range();
  const fix =
    better === undefined
      ? undefined
      : fixTarget(source.text, place, src, better);
  return createDiagnostic(rule, source, place, message, { help, fix });
}

function checkFile(
  { entry, range, src }: ShownImage,
  { file }: ResolvedImage,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const { bytes, type } = file;
  const extension = (/\.(\w+)(?:[?#].*)?$/u.exec(src)?.[1] ?? "").toLowerCase();
  if (type !== extension.replace("jpeg", "jpg")) {
    const what =
      type === undefined ? "no image that is known" : `a ${type} file`;
    const message = `The image "${src}" is named .${extension}, but is ${what}.`;
    const help =
      type === undefined || !/^(?:png|jpg|gif|webp|avif|svg)$/u.test(type)
        ? "Export it again as SVG, PNG, JPEG, WebP, AVIF or GIF."
        : `Rename it so that it ends in .${type}, here and on disk.`;
    const rule = "image/type-mismatch";
    diagnostics.push(
      createDiagnostic(rule, entry.source, range(), message, { help }),
    );
  }
  if (bytes > MAX_BYTES) {
    const message = `The image "${src}" has ${formatSize(bytes)}; more than ${formatSize(MAX_BYTES)} is a burden on a phone.`;
    const rule = "image/too-large";
    diagnostics.push(
      createDiagnostic(rule, entry.source, range(), message, {
        gist: `The image "${src}" is a burden.`,
      }),
    );
  }
  return diagnostics;
}

function formatSize(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1000)} kB`;
}
