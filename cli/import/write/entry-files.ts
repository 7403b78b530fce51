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

const MAX_FILE = 25_000_000;
const MAX_DRAWING = 1_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);
const DATA =
  /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[^,]*?(;base64)?,(.+)$/isu;
/** Files that a browser downloads or plays, and never runs in the name of the site. */
const SERVED =
  /^\.(?:pdf|zip|gz|tgz|tar|xz|7z|csv|tsv|txt|json|ya?ml|toml|md|mp[34]|m4[av]|og[agv]|wav|webm|mov|docx?|xlsx?|pptx?|od[tsp]|epub|png|jpe?g|gif|webp|avif|bib|tex|ics|vcf|ipynb|py|rb|go|rs|c|h|cpp|java|sh|sql|patch|diff|conf|ini|log|key|pub|asc|sig|woff2?|ttf|otf|deb|rpm|apk|dmg|exe|psd|ai|eps|bmp|tiff?|ico)$/iu;

/** The pictures and other files that one entry takes along. */
export class EntryFiles {
  readonly images = new Map<string, EntryFile>();
  readonly attachments = new Map<string, EntryFile>();
  readonly #project: Project;
  readonly #slug: string;
  readonly #space: { bytes: number };

  /** @param space what the files of all entries may still take together */
  constructor(project: Project, slug: string, space: { bytes: number }) {
    this.#project = project;
    this.#slug = slug;
    this.#space = space;
  }

  /** True for the address of a picture that the entry has. */
  has(address: string): boolean {
    return this.images.values().some(({ name }) => address === `./${name}`);
  }

  copyImage(path: string): KeptImage {
    const known = this.images.get(path);
    if (known !== undefined) return { address: `./${known.name}` };
    const bytes = this.#read(path);
    if (bytes === undefined)
      return { problem: "it is larger than 25 MB, or all files together are" };
    if (bytes.toString("latin1", 0, 40).startsWith("version https://git-lfs"))
      return { problem: "its file is a pointer of Git LFS, not the picture" };
    return this.#keep(path, posix.basename(path, extname(path)), bytes);
  }

  /** A picture that is written into the text; undefined for one that cannot be read. */
  saveData(address: string): { address: string } | undefined {
    const [, isBase64, data = ""] = DATA.exec(address) ?? [];
    const bytes = isBase64
      ? Buffer.from(data, "base64")
      : Buffer.from(decodeAddress(data));
    const key = createHash("sha256").update(bytes).digest("hex");
    const kept = this.#keep(key, "image", bytes);
    return "address" in kept ? kept : undefined;
  }

  /** A drawing of the text. @returns its address, or nothing for one that may not be published */
  saveDrawing(svg: string): string | undefined {
    const hasSpace = /^<svg[^>]*\sxmlns\s*=/iu.test(svg);
    const start = '<svg xmlns="http://www.w3.org/2000/svg"';
    const whole = hasSpace ? svg : svg.replace(/^<svg/iu, start);
    if (!/<\/svg\s*>\s*$/iu.test(whole)) return undefined;
    const bytes = Buffer.from(`${whole.trim()}\n`);
    const kept = this.#keep(whole, "drawing", bytes);
    return "address" in kept ? kept.address : undefined;
  }

  /** Any other file that a link leads to. @returns its address, or nothing for one that may not be served */
  attach(path: string): string | undefined {
    const known = this.attachments.get(path);
    if (known !== undefined) return known.name;
    const end = extname(path).toLowerCase();
    const bytes = SERVED.test(end) ? this.#read(path) : undefined;
    if (bytes === undefined) return undefined;
    const stem = toSlug(posix.basename(path, extname(path))) || "file";
    const folder = `/imported/${this.#slug}/`;
    const name = freeName(folder + stem, end, this.attachments);
    this.attachments.set(path, { name, bytes });
    return name;
  }

  #read(path: string): Buffer | undefined {
    const { size } = statSync(this.#project.absolute(path));
    if (size > MAX_FILE || size > this.#space.bytes) return undefined;
    this.#space.bytes -= size;
    return readFileSync(this.#project.absolute(path));
  }

  /** Named after what its first bytes are: many a file is not what its name says. */
  #keep(key: string, stem: string, bytes: Buffer): KeptImage {
    const type = imageTypeOf(bytes) ?? "";
    if (!SHOWN.has(type))
      return { problem: "its file is no picture that a page can show" };
    const problem = type === "svg" ? checkDrawing(stem, bytes) : undefined;
    if (problem !== undefined) return { problem };
    const usual = toSlug(stem) || "image";
    const { name } = this.images.get(key) ?? {
      name: freeName(usual, `.${type}`, this.images),
    };
    this.images.set(key, { name, bytes });
    return { address: `./${name}` };
  }
}

function checkDrawing(stem: string, bytes: Buffer): string | undefined {
  if (bytes.length > MAX_DRAWING) return "the drawing is larger than 1 MB";
  const text = bytes.toString();
  if (text.includes("\uFFFD")) return "the drawing is not UTF-8";
  const [problem] = checkSvg(createSourceText(`${stem}.svg`, text));
  return problem && `the drawing may not be published: ${problem.message}`;
}

function freeName(
  stem: string,
  end: string,
  files: ReadonlyMap<string, EntryFile>,
): string {
  const taken = new Set(files.values().map(({ name }) => name));
  let name = stem + end;
  for (let number = 2; taken.has(name); number++)
    name = `${stem}-${number}${end}`;
  return name;
}
