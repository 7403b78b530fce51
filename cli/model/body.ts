import type * as z from "zod/mini";
import type { collections, EntryBody } from "#schema";
import type { Diagnostic } from "./diagnostic.ts";
import type { TextRange } from "./source-text.ts";
import type { UnknownWord } from "./spelling.ts";

/** An image, a video or captions in a text. */
export interface ImageFile {
  /** The address on the site. */
  address: string;
  /** The same picture as WebP in several widths, in the format of a `srcset` attribute. */
  srcset?: string;
  width?: number;
  height?: number;
}

export type Wireframe = z.infer<typeof collections.wireframes.record>;
/** One block of a mock screen. */
export type WireframeBlock = Wireframe["blocks"][number];
export type WireframeRow = Extract<
  WireframeBlock,
  { kind: "list" }
>["items"][number];

export type Snippet = z.infer<typeof collections.snippets.record>;

/** The contents of placeholders, by id. Undefined for a file that exists but has errors. */
export interface Fragments {
  wireframe: Readonly<Record<string, Wireframe | undefined>>;
  code: Readonly<Record<string, Snippet | undefined>>;
}

/** Everything that is needed to compile one text. Plain data, so that it can be sent to another process or thread. */
export interface BodyInput {
  file: string;
  /** The whole file. */
  text: string;
  /** The range of the body in the file. */
  range: TextRange;
  fragments: Fragments;
  /** The images for the addresses in the text. An address without an entry is not changed. */
  images: Readonly<Record<string, ImageFile>>;
  /** True if the page shows no picture above the text. A picture at the top of the text is then loaded eagerly. */
  isLeading?: boolean;
  /** False to check only. */
  render: boolean;
  /** True to check words against a dictionary. */
  spelling?: boolean;
}

/** The target of a link or an image, with its range in the file. */
export interface BodyTarget extends TextRange {
  target: string;
}

export interface RenderedBody extends EntryBody {
  excerpt: string;
}

/** What a text contains. */
export interface BodyFacts {
  /** The ids that links may use as anchors. */
  anchors: string[];
  links: BodyTarget[];
  /** Images, videos, their posters and captions. */
  images: BodyTarget[];
  /** The targets of its placeholders, `wireframe:id` and `code:id`, including those in code. */
  fragments: string[];
}

/** A heading of a text, with the range of its line in the file. */
export interface BodyHeading extends TextRange {
  /** Its anchor. */
  id: string;
  depth: number;
  text: string;
}

/** A compiled text: the input of checks across files, and the HTML unless it was only checked. */
export interface CompiledBody extends BodyFacts {
  headings: BodyHeading[];
  /** Words that are not English. Present only if spelling is checked. */
  unknownWords?: UnknownWord[];
  rendered?: RenderedBody;
  diagnostics: Diagnostic[];
}
