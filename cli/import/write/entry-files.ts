import { readFileSync, statSync } from "node:fs";
import { extname, posix } from "node:path";
import { toSlug } from "../../model/slug.ts";
import { imageTypeOf } from "../../model/image-type.ts";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "../../rules/svg/check-svg.ts";
import type { Project } from "../project/open-project.ts";
import type { CopiedFile } from "./format-entry.ts";

const MAX_FILE = 25_000_000;
const SHOWN = new Set(["png", "jpg", "gif", "webp", "avif", "svg"]);

/** The pictures that one entry takes along: the names of their files, and what is in them. */
export class EntryFiles {
  readonly images = new Map<string, CopiedFile>();
  /** Path in the project -> name beside the entry. */
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

  /** Named after what its first bytes are: many a file is not what its name says. */
  copyImage(path: string): { address: string } | { problem: string } {
    const known = this.#names.get(path);
    if (known !== undefined) return { address: `./${known}` };
    const from = this.#project.absolute(path);
    const { size } = statSync(from);
    if (size > Math.min(MAX_FILE, this.#space.bytes))
      return { problem: "it is larger than 25 MB, or all files together are" };
    const bytes = readFileSync(from);
    const type = imageTypeOf(bytes) ?? "";
    if (!SHOWN.has(type))
      return { problem: "its file is no picture that a page can show" };
    const problem = type === "svg" ? checkDrawing(path, bytes) : undefined;
    if (problem !== undefined) return { problem };
    const base = toSlug(posix.basename(path, extname(path))) || "image";
    let name = `${base}.${type}`;
    for (let number = 2; this.images.has(name); number++)
      name = `${base}-${number}.${type}`;
    this.#space.bytes -= size;
    this.#names.set(path, name);
    this.images.set(name, { bytes, from });
    return { address: `./${name}` };
  }
}

function checkDrawing(path: string, bytes: Buffer): string | undefined {
  const text = bytes.toString();
  if (text.includes("\uFFFD")) return "the drawing is not UTF-8";
  const [problem] = checkSvg(createSourceText(path, text));
  return problem && `the drawing may not be published: ${problem.message}`;
}
