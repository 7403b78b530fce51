import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, posix } from "node:path";
import { decodeAddress } from "../model/decode-address.ts";
import { imageTypeOf } from "../model/image-type.ts";
import { createSourceText } from "../model/source-text.ts";
import { toSlug } from "../change/new/default-values.ts";
import { checkSvg } from "../rules/svg/check-svg.ts";
import type { Project } from "./project/open-project.ts";

/** A file that goes with an entry. */
export interface EntryFile {
  /** Relative to the entry's folder, or to public/ for one with a path from the root. */
  name: string;
  bytes: Uint8Array;
}

type KeptImage = { address: string } | { problem: string };

/** The pictures and other files that one entry takes along. */
export interface EntryFiles {
  copyImage: (path: string) => KeptImage;
  /** A picture that was written into the text, or drawn there. */
  saveData: (address: string) => string | undefined;
  saveDrawing: (svg: string) => string | undefined;
  /** Any other file that a link leads to; undefined for one that may not be served. */
  attach: (path: string) => string | undefined;
  /** True for the address of a picture that was made on the way. */
  has: (address: string) => boolean;
  images: () => EntryFile[];
  attachments: () => EntryFile[];
}

const MAX_IMAGE = 25_000_000;
/** What a page shows, as `imageTypeOf` names it. */
const SHOWN: ReadonlySet<string> = new Set([
  "png",
  "jpg",
  "gif",
  "webp",
  "avif",
  "svg",
]);

/** Files that a browser downloads or plays and never runs in the name of the site. */
const SERVED =
  /^\.(?:pdf|zip|gz|tgz|tar|xz|7z|csv|tsv|txt|json|ya?ml|toml|md|mp3|mp4|m4a|m4v|ogg|ogv|oga|wav|webm|mov|docx?|xlsx?|pptx?|od[tsp]|epub|png|jpe?g|gif|webp|avif|bib|tex|ics|vcf|ipynb|py|rb|go|rs|c|h|cpp|java|sh|sql|patch|diff|conf|ini|log|key|pub|asc|sig|woff2?|ttf|otf|deb|rpm|apk|dmg|exe|psd|ai|eps|bmp|tiff?|ico)$/iu;

export function createEntryFiles(project: Project, slug: string): EntryFiles {
  const images = new Map<string, EntryFile>();
  const attachments = new Map<string, EntryFile>();
  const names = new Set<string>();
  let drawings = 0;

  const add = (
    key: string,
    stem: string,
    extension: string,
    bytes: Uint8Array,
  ): string => {
    const known = images.get(key);
    if (known !== undefined) return `./${known.name}`;
    const base = toSlug(stem) || "image";
    let name = `${base}${extension}`;
    for (let number = 2; names.has(name); number++)
      name = `${base}-${number}${extension}`;
    names.add(name);
    images.set(key, { name, bytes });
    return `./${name}`;
  };
  const addDrawing = (key: string, stem: string, text: string): KeptImage => {
    const [problem] = checkSvg(createSourceText(`${stem}.svg`, text));
    if (problem !== undefined)
      return {
        problem: `the drawing may not be published: ${problem.message}`,
      };
    return { address: add(key, stem, ".svg", Buffer.from(text)) };
  };

  /** Named after what its first bytes are: many a file is not what its name says. */
  const keep = (key: string, stem: string, bytes: Uint8Array): KeptImage => {
    const type = imageTypeOf(bytes);
    if (type === undefined || !SHOWN.has(type))
      return { problem: "its file is no picture that a page can show" };
    if (type !== "svg") return { address: add(key, stem, `.${type}`, bytes) };
    if (bytes.length > 1_000_000)
      return { problem: "the drawing is larger than 1 MB" };
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return addDrawing(key, stem, text);
    } catch {
      return { problem: "the drawing is not UTF-8" };
    }
  };

  return {
    copyImage(path) {
      if (statSync(project.absolute(path)).size > MAX_IMAGE)
        return { problem: "it is larger than 25 MB" };
      const bytes = readFileSync(project.absolute(path));
      if (bytes.length === 0) return { problem: "its file is empty" };
      if (
        Buffer.from(bytes.subarray(0, 40))
          .toString("latin1")
          .startsWith("version https://git-lfs")
      )
        return { problem: "its file is a pointer of Git LFS, not the picture" };
      return keep(path, posix.basename(path, extname(path)), bytes);
    },
    saveData(address) {
      const [, type = "", isBase64, data = ""] =
        /^data:image\/(png|jpe?g|gif|webp|svg\+xml)[^,]*?(;base64)?,(.*)$/isu.exec(
          address,
        ) ?? [];
      if (type === "") return undefined;
      const bytes = isBase64
        ? Buffer.from(data, "base64")
        : Buffer.from(decodeAddress(data));
      if (bytes.length === 0) return undefined;
      const key = createHash("sha256").update(bytes).digest("hex");
      const kept = keep(key, "image", bytes);
      return "address" in kept ? kept.address : undefined;
    },
    saveDrawing(svg) {
      const whole = /\sxmlns\s*=/iu.test(/^<svg[^>]*>/iu.exec(svg)?.[0] ?? "")
        ? svg
        : svg.replace(/^<svg/iu, '<svg xmlns="http://www.w3.org/2000/svg"');
      if (!/<\/svg\s*>\s*$/iu.test(whole)) return undefined;
      drawings++;
      const kept = addDrawing(
        `drawing:${drawings}`,
        `drawing-${drawings}`,
        `${whole.trim()}\n`,
      );
      return "address" in kept ? kept.address : undefined;
    },
    attach(path) {
      const extension = extname(path).toLowerCase();
      if (
        !SERVED.test(extension) ||
        statSync(project.absolute(path)).size > MAX_IMAGE
      )
        return undefined;
      const stem = toSlug(posix.basename(path, extname(path))) || "file";
      const known = attachments.get(path);
      if (known !== undefined) return known.name;
      let name = `/imported/${slug}/${stem}${extension}`;
      for (
        let number = 2;
        [...attachments.values()].some((file) => file.name === name);
        number++
      )
        name = `/imported/${slug}/${stem}-${number}${extension}`;
      attachments.set(path, {
        name,
        bytes: readFileSync(project.absolute(path)),
      });
      return name;
    },
    has: (address) => address.startsWith("./") && names.has(address.slice(2)),
    images: () => [...images.values()],
    attachments: () => [...attachments.values()],
  };
}
