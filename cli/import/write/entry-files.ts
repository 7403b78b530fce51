import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { extname, posix } from "node:path";
import { toSlug } from "../../change/new/default-values.ts";
import { decodeAddress } from "../../model/decode-address.ts";
import { imageTypeOf } from "../../model/image-type.ts";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "../../rules/svg/check-svg.ts";
import type { Project } from "../project/open-project.ts";

type KeptImage = { address: string } | { problem: string };

const MAX_FILE = 25_000_000;
const MAX_DRAWING = 1_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);
const DATA =
  /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[^,]*?(;base64)?,(.+)$/isu;

/** The pictures that one entry takes along: the names of their files, and their bytes. */
export class EntryFiles {
  readonly images = new Map<string, Buffer>();
  readonly #names = new Map<string, string>();
  readonly #project: Project;
  readonly #space: { bytes: number };

  /** @param space what the files of all entries may still take together */
  constructor(project: Project, space: { bytes: number }) {
    this.#project = project;
    this.#space = space;
  }

  /** True for the address of a picture that the entry has. */
  has(address: string): boolean {
    return address.startsWith("./") && this.images.has(address.slice(2));
  }

  copyImage(path: string): KeptImage {
    const known = this.#names.get(path);
    if (known !== undefined) return { address: `./${known}` };
    const { size } = statSync(this.#project.absolute(path));
    if (size > Math.min(MAX_FILE, this.#space.bytes))
      return { problem: "it is larger than 25 MB, or all files together are" };
    this.#space.bytes -= size;
    const bytes = readFileSync(this.#project.absolute(path));
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
    const kept = this.#keep(whole, "drawing", Buffer.from(`${whole.trim()}\n`));
    return "address" in kept ? kept.address : undefined;
  }

  /** Named after what its first bytes are: many a file is not what its name says. */
  #keep(key: string, stem: string, bytes: Buffer): KeptImage {
    const type = imageTypeOf(bytes) ?? "";
    if (!SHOWN.has(type))
      return { problem: "its file is no picture that a page can show" };
    const problem = type === "svg" ? checkDrawing(stem, bytes) : undefined;
    if (problem !== undefined) return { problem };
    const base = toSlug(stem) || "image";
    let name = this.#names.get(key) ?? `${base}.${type}`;
    for (
      let number = 2;
      !this.#names.has(key) && this.images.has(name);
      number++
    )
      name = `${base}-${number}.${type}`;
    this.#names.set(key, name);
    this.images.set(name, bytes);
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
