import { createHash } from "node:crypto";
import { posix } from "node:path";
import type { BodyInput, CompiledBody, Fragments } from "../model/body.ts";
import type { FoundFile } from "../model/content-file.ts";
import type { EntryHead, MarkdownEntry } from "../model/entry.ts";
import type { ImageResolver } from "../model/image-resolver.ts";
import { compileBodySafely } from "./compile-body-safely.ts";

export interface BodySurroundings {
  fragments: Fragments;
  images: readonly FoundFile[];
  resolver: ImageResolver;
  render: boolean;
}

/**
 * The bodies of all entries, each compiled by itself. A body is remembered by all that its HTML is made from: its
 * text, the fragments it names and the images it may show.
 */
export async function compileBodies(
  heads: readonly EntryHead[],
  surroundings: BodySurroundings,
  memory: Map<string, CompiledBody>,
): Promise<MarkdownEntry[]> {
  const used = new Map<string, CompiledBody>();
  const entries: MarkdownEntry[] = [];
  for (const head of heads) {
    const input = inputOf(head, surroundings);
    const key = createHash("sha256")
      .update(JSON.stringify(input))
      .digest("hex");
    const body = memory.get(key) ?? (await compileBodySafely(input));
    used.set(key, body);
    entries.push({ ...head, body });
  }
  memory.clear();
  for (const [key, body] of used) memory.set(key, body);
  return entries;
}

function inputOf(
  head: EntryHead,
  { fragments, images, resolver, render }: BodySurroundings,
): BodyInput {
  const { file, source, bodyRange } = head;
  const body = source.text.slice(bodyRange.start, bodyRange.end);
  return {
    file,
    text: source.text,
    range: bodyRange,
    fragments: usedFragments(body, fragments),
    images: Object.fromEntries(
      [...shownImages(file, body, images)].flatMap((src) => {
        const found = resolver.resolve(file, src);
        if (found === undefined) return [];
        const { asset: _, file: __, ...image } = found;
        return [[src, image]];
      }),
    ),
    render,
  };
}

/** All ids, so that a near one can be named, but the contents only of those that the text has. */
function usedFragments(body: string, all: Fragments): Fragments {
  const keep = <T>(kind: keyof Fragments, record: Record<string, T>) =>
    Object.fromEntries(
      Object.entries(record).map(([id, value]) => [
        id,
        body.includes(`{{${kind}:${id}}}`) ? value : undefined,
      ]),
    );
  if (!body.includes("{{")) return { wireframe: {}, code: {} };
  return {
    wireframe: keep("wireframe", all.wireframe),
    code: keep("code", all.code),
  };
}

/** Every address in a text that could be one of an image file. */
function shownImages(
  file: string,
  body: string,
  images: readonly FoundFile[],
): Set<string> {
  const found = body.matchAll(
    /\/[^\s()<>"'`]+\.(?:svg|png|jpe?g|webp|avif|gif)/giu,
  );
  const shown = new Set([...found].map(([src]) => src));
  const folder = posix.dirname(file);
  for (const { path } of images) {
    if (!path.startsWith(`${folder}/`)) continue;
    const src = path.slice(folder.length + 1);
    if (!body.includes(posix.basename(src))) continue;
    for (const written of [`./${src}`, src, encodeURI(`./${src}`)])
      shown.add(written);
  }
  return shown;
}
