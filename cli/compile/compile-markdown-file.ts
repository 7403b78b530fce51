import { hash } from "node:crypto";
import {
  collections,
  toCanonicalPath,
  type Collection,
  type CollectionName,
} from "#schema";
import type {
  BodyInput,
  CompiledBody,
  Fragments,
  ImageFile,
  RenderedBody,
} from "../model/body.ts";
import type {
  CompiledEntry,
  CompiledFile,
  RenderedEntry,
} from "../model/compiled-file.ts";
import type { ContentFile, FoundFile } from "../model/content-file.ts";
import { sortDiagnostics, type Diagnostic } from "../model/diagnostic.ts";
import type { EntryHead } from "../model/entry.ts";
import type { ImageResolver } from "../model/image-resolver.ts";
import { countWords, readTimeMinutes } from "../model/reading-time.ts";
import { formatSortedJson } from "../model/sorted-json.ts";
import { shapeOf } from "../model/schema-parts.ts";
import { limitProblems } from "../rules/create-diagnostic.ts";
import { mayNamePlans } from "../rules/plan/disagrees.ts";
import type { KnownPlans } from "../rules/plan/known-plans.ts";
import { textAt } from "../model/value-at.ts";
import { checkEntry, checkPlans, checkText } from "../rules/run-checks.ts";
import type { BodyCompiler } from "./body-compiler.ts";
import { compileEntryHead } from "./compile-entry.ts";
import { compileFields } from "./compile-fields.ts";
import { decodeText } from "./decode-text.ts";
import { posix } from "node:path";

/** Everything besides its own text that a Markdown file is compiled with. */
export interface CompileInputs {
  bodies: BodyCompiler;
  fragments: Fragments;
  /** Digest of the fragments. */
  fragmentsDigest: string;
  /** Undefined if there are none. */
  plans: KnownPlans | undefined;
  images: readonly FoundFile[];
  resolver: ImageResolver;
  /** True if words are looked up in a dictionary. */
  spelling: boolean;
  /** False to check only. */
  render: boolean;
}

/** Takes one Markdown file through all stages that need no other file. */
export async function compileMarkdownFile(
  file: ContentFile,
  collection: CollectionName,
  inputs: CompileInputs,
): Promise<CompiledFile> {
  const { digest, path } = file;
  const decoded = decodeText(path, file.bytes);
  const diagnostics = [...decoded.diagnostics];
  const compiled: CompiledFile = { file: path, digest, diagnostics };
  const source = decoded.value;
  if (source === undefined) return compiled;
  diagnostics.push(...checkText(source));
  if (decoded.diagnostics.length > 0) return compiled;
  const head = compileEntryHead(source, collection);
  diagnostics.push(...head.diagnostics);
  if (head.value !== undefined)
    compiled.entry = await compileEntry(head.value, inputs, diagnostics);
  // In the order of reports, so that all files together are quickly sorted.
  const sorted = sortDiagnostics(limitProblems(diagnostics, source));
  return { ...compiled, diagnostics: sorted };
}

async function compileEntry(
  head: EntryHead,
  inputs: CompileInputs,
  diagnostics: Diagnostic[],
): Promise<CompiledEntry> {
  const { bodyRange, collection, common, data, meanings, path, raw, slug } =
    head;
  const { bodies, resolver } = inputs;
  const {
    rendered,
    diagnostics: found,
    ...body
  } = await bodies.compile(inputOf(head, inputs));
  const fields = await compileFields(head, resolver, bodies);
  diagnostics.push(
    ...found,
    ...fields.diagnostics,
    ...checkEntry({ ...head, body: { ...body, diagnostics: found } }),
    ...checkPlans(head.source, inputs.plans, textAt(data, "lang")),
  );
  const isComplete =
    isFileName(slug) &&
    diagnostics.every(({ rule }) => rule !== "file/too-complex");
  return {
    collection,
    slug,
    path,
    isValid: data !== undefined,
    common,
    raw,
    meanings,
    bodyRange,
    body,
    fieldLinks: fields.links.map(({ range, target }) => ({
      target,
      ...range(),
    })),
    uses: {
      fragments: usesFragments(head) ? inputs.fragmentsDigest : "",
      plans: mayNamePlans(head.source) ? digestOfPlans(inputs) : "",
      images: usedImages(head, body.images, resolver),
      spelling: inputs.spelling,
    },
    ...(rendered &&
      data &&
      isComplete && { rendered: finish(head, fields.value, rendered) }),
  };
}

/** True if a slug can name an output file. Any other slug is an error that is reported with the folder's checks. */
function isFileName(slug: string): boolean {
  return slug.length <= 100 && !/[/\\\0]/u.test(slug) && !slug.startsWith(".");
}

function finish(
  { collection, common, file, path, slug }: EntryHead,
  fields: Record<string, unknown>,
  { excerpt, html, links, text, toc }: RenderedBody,
): RenderedEntry {
  const body = formatSortedJson({ html, links, text, toc });
  const bodyDigest = hash("sha256", body);
  const words = countWords(text);
  const facts: Collection = collections[collection];
  const complete = facts.kind === "markdown" ? facts.complete : undefined;
  const compiled = {
    ...(complete?.(fields) ?? fields),
    slug,
    path: toCanonicalPath(path),
    file,
    aliases: common.aliases ?? [],
    excerpt,
    words,
    readTimeMinutes: readTimeMinutes(text),
    bodyDigest,
  };
  return { fields: pickIndexed(collection, compiled), bodyDigest, body };
}

/** The fields that the index has. Others, such as an entry's owner, are not published. */
function pickIndexed(
  name: CollectionName,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const collection = collections[name];
  if (collection.kind !== "markdown") return fields;
  const shape = shapeOf(collection.compiled);
  return Object.fromEntries(
    Object.entries(fields).filter(([key]) => Object.hasOwn(shape, key)),
  );
}

function inputOf(head: EntryHead, inputs: CompileInputs): BodyInput {
  const { file, source, bodyRange } = head;
  const { fragments, images, resolver } = inputs;
  const body = source.text.slice(bodyRange.start, bodyRange.end);
  const shown = possibleImages(file, body, images).flatMap((src) => {
    const image = imageOf(resolver, file, src);
    return image === null ? [] : [[src, image] as const];
  });
  return {
    file,
    text: source.text,
    range: bodyRange,
    fragments: usesFragments(head) ? fragments : { wireframe: {}, code: {} },
    images: Object.fromEntries(shown),
    isLeading: !head.meanings.some(({ meaning }) => meaning.kind === "image"),
    render: inputs.render,
    spelling: inputs.spelling,
  };
}

function usesFragments({ bodyRange, source }: EntryHead): boolean {
  return source.text.includes("{{", bodyRange.start);
}

/** "none" without plans. */
export function digestOfPlans({ plans }: Pick<CompileInputs, "plans">): string {
  return plans?.digest ?? "none";
}

function usedImages(
  head: EntryHead,
  shown: CompiledBody["images"],
  resolver: ImageResolver,
): CompiledEntry["uses"]["images"] {
  const sources = new Set(shown.map(({ target }) => target));
  for (const { meaning, value } of head.meanings)
    if (meaning.kind === "image") sources.add(value);
  return [...sources].map((src) => [src, imageOf(resolver, head.file, src)]);
}

/** What is known about an image, as plain data. */
export function imageOf(
  resolver: ImageResolver,
  file: string,
  src: string,
): ImageFile | null {
  const found = resolver.resolve(file, src);
  if (found === undefined) return null;
  const { address, height, srcset, width } = found;
  return {
    address,
    ...(width === undefined || height === undefined ? {} : { width, height }),
    ...(srcset === undefined ? {} : { srcset }),
  };
}

/** Starts at the first slash. Addresses do not overlap, so each character is read once. */
const ADDRESS = /\/[^\s()<>"'`]+/gu;
const IMAGE = /^.+\.(?:svg|png|jpe?g|webp|avif|gif|mp4|webm|vtt)/iu;

/** Every address in a text that could be that of an image file. May find more than the text shows, never fewer. */
function possibleImages(
  file: string,
  body: string,
  images: readonly FoundFile[],
): string[] {
  const shown = new Set<string>();
  for (const address of body.match(ADDRESS) ?? []) {
    const image = IMAGE.exec(address)?.[0];
    if (image !== undefined) shown.add(image);
  }
  const folder = posix.dirname(file);
  for (const { path } of images) {
    if (!path.startsWith(`${folder}/`)) continue;
    const src = path.slice(folder.length + 1);
    const name = posix.basename(src);
    if (!body.includes(name) && !body.includes(encodeURI(name))) continue;
    for (const written of [src, encodeURI(src)])
      shown.add(written).add(`./${written}`);
  }
  return [...shown];
}
