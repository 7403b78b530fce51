import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, posix } from "node:path";
import { toSlug } from "../../change/new/default-values.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import { imageTypeOf } from "../../model/image-type.ts";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "../../rules/check-svg.ts";
import type { Project } from "../project/open-project.ts";

/** A file that goes with an entry. */
export interface EntryFile {
  /** Relative to the entry's folder, or to public/ for one with a path from the root. */
  name: string;
  bytes: Uint8Array;
}

type KeptImage = { address: string } | { problem: string };

/** What the files of all entries may take together. */
export interface SpaceLeft {
  bytes: number;
}

const MAX_FILE = 25_000_000;
const MAX_DRAWING = 1_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);
/** Files that a browser downloads or plays, and never runs in the name of the site. */
const SERVED =
  /^\.(?:pdf|zip|gz|tgz|tar|xz|7z|csv|tsv|txt|json|ya?ml|toml|md|mp[34]|m4[av]|og[agv]|wav|webm|mov|docx?|xlsx?|pptx?|od[tsp]|epub|png|jpe?g|gif|webp|avif|bib|tex|ics|vcf|ipynb|py|rb|go|rs|c|h|cpp|java|sh|sql|patch|diff|conf|ini|log|key|pub|asc|sig|woff2?|ttf|otf|deb|rpm|apk|dmg|exe|psd|ai|eps|bmp|tiff?|ico)$/iu;

/** The pictures and other files that one entry takes along. */
export class EntryFiles {
  readonly images = new Map<string, EntryFile>();
  readonly attachments = new Map<string, EntryFile>();
  readonly #project: Project;
  readonly #slug: string;
  readonly #space: SpaceLeft;

  constructor(project: Project, slug: string, space: SpaceLeft) {
    this.#project = project;
    this.#slug = slug;
    this.#space = space;
  }

  /** True for the address of a picture that the entry has. */
  has(address: string): boolean {
    return [...this.images.values()].some(
      ({ name }) => address === `./${name}`,
    );
  }

  copyImage(path: string): KeptImage {
    const known = this.images.get(path);
    if (known !== undefined) return { address: `./${known.name}` };
    const bytes = this.#read(path);
    if (bytes === undefined)
      return {
        problem: "it is larger than 25 MB, or there are too many large files",
      };
    if (bytes.length === 0) return { problem: "its file is empty" };
    if (
      Buffer.from(bytes.subarray(0, 40))
        .toString("latin1")
        .startsWith("version https://git-lfs")
    )
      return { problem: "its file is a pointer of Git LFS, not the picture" };
    return this.#keep(path, posix.basename(path, extname(path)), bytes);
  }

  /** A picture that is written into the text. @returns its address, or nothing for one that cannot be read */
  saveData(address: string): string | undefined {
    const [, type, isBase64, data = ""] =
      /^data:image\/(png|jpe?g|gif|webp|svg\+xml)[^,]*?(;base64)?,(.*)$/isu.exec(
        address,
      ) ?? [];
    const bytes = isBase64
      ? Buffer.from(data, "base64")
      : Buffer.from(decodeAddress(data));
    if (type === undefined || bytes.length === 0) return undefined;
    const key = createHash("sha256").update(bytes).digest("hex");
    const kept = this.#keep(key, "image", bytes);
    return "address" in kept ? kept.address : undefined;
  }

  /** A drawing of the text. @returns its address, or nothing for one that may not be published */
  saveDrawing(svg: string): string | undefined {
    const [start = ""] = /^<svg[^>]*>/iu.exec(svg) ?? [];
    const whole = /\sxmlns\s*=/iu.test(start)
      ? svg
      : svg.replace(/^<svg/iu, '<svg xmlns="http://www.w3.org/2000/svg"');
    if (!/<\/svg\s*>\s*$/iu.test(whole)) return undefined;
    const kept = this.#keep(whole, "drawing", Buffer.from(`${whole.trim()}\n`));
    return "address" in kept ? kept.address : undefined;
  }

  /** Any other file that a link leads to. @returns its address, or nothing for one that may not be served */
  attach(path: string): string | undefined {
    const known = this.attachments.get(path);
    if (known !== undefined) return known.name;
    const extension = extname(path).toLowerCase();
    const bytes = SERVED.test(extension) ? this.#read(path) : undefined;
    if (bytes === undefined) return undefined;
    const stem = `/imported/${this.#slug}/${toSlug(posix.basename(path, extname(path))) || "file"}`;
    const name = freeName(stem, extension, this.attachments);
    this.attachments.set(path, { name, bytes });
    return name;
  }

  #read(path: string): Uint8Array | undefined {
    const { size } = statSync(this.#project.absolute(path));
    if (size > MAX_FILE || size > this.#space.bytes) return undefined;
    this.#space.bytes -= size;
    return readFileSync(this.#project.absolute(path));
  }

  /** Named after what its first bytes are: many a file is not what its name says. */
  #keep(key: string, stem: string, bytes: Uint8Array): KeptImage {
    const type = imageTypeOf(bytes) ?? "";
    if (!SHOWN.has(type))
      return { problem: "its file is no picture that a page can show" };
    const problem = type === "svg" ? checkDrawing(stem, bytes) : undefined;
    if (problem !== undefined) return { problem };
    const name =
      this.images.get(key)?.name ??
      freeName(toSlug(stem) || "image", `.${type}`, this.images);
    this.images.set(key, { name, bytes });
    return { address: `./${name}` };
  }
}

function checkDrawing(stem: string, bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_DRAWING) return "the drawing is larger than 1 MB";
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const [problem] = checkSvg(createSourceText(`${stem}.svg`, text));
    return problem && `the drawing may not be published: ${problem.message}`;
  } catch {
    return "the drawing is not UTF-8";
  }
}

function freeName(
  stem: string,
  extension: string,
  files: ReadonlyMap<string, EntryFile>,
): string {
  const taken = new Set([...files.values()].map(({ name }) => name));
  let name = `${stem}${extension}`;
  for (let number = 2; taken.has(name); number++)
    name = `${stem}-${number}${extension}`;
  return name;
}
