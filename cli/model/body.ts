import type { TocItem } from "#schema";
import type { Diagnostic } from "./diagnostic.ts";
import type { TextRange } from "./source-text.ts";
import type { UnknownWord } from "./spelling.ts";

/** An image, a video or captions that a text may show. */
export interface ImageFile {
  /** Where the site serves it. */
  address: string;
  /** The same picture as WebP in several widths, in the form of the attribute `srcset`. */
  srcset?: string;
  width?: number;
  height?: number;
}

/** One block of a mock screen, as its schema has checked it. */
export type WireframeBlock =
  | { kind: "stats"; stats: { label: string; value: string }[] }
  | { kind: "list"; items: WireframeRow[] }
  | { kind: "table"; columns: string[]; rows: string[][] }
  | { kind: "bars"; unit: string; bars: { label: string; value: number }[] }
  | { kind: "note"; text: string };

export interface WireframeRow {
  title: string;
  detail?: string | undefined;
  meta?: string | undefined;
  priority?: "High Priority" | "Medium" | undefined;
}

export interface Wireframe {
  title: string;
  description: string;
  caption: string;
  blocks: WireframeBlock[];
}

export interface Snippet {
  title: string;
  language: string;
  code: string;
}

/** What placeholders stand for, by id; undefined for a file that exists but has errors of its own. */
export interface Fragments {
  wireframe: Readonly<Record<string, Wireframe | undefined>>;
  code: Readonly<Record<string, Snippet | undefined>>;
}

/** All that compiling one text takes: plain data, so that it can be sent to another process. */
export interface BodyInput {
  file: string;
  /** The whole file. */
  text: string;
  /** Where its body lies. */
  range: TextRange;
  fragments: Fragments;
  /** What an image's address in the text stands for; the ones without an entry keep their address. */
  images: Readonly<Record<string, ImageFile>>;
  /** True if the page shows no picture above the text: one at its top is then loaded at once. */
  isLeading?: boolean;
  /** False to check only. */
  render: boolean;
  /** True if words are looked up in a dictionary. */
  spelling?: boolean;
}

/** Something in the text that points elsewhere. */
export interface BodyTarget extends TextRange {
  target: string;
}

export interface RenderedBody {
  html: string;
  toc: TocItem[];
  text: string;
  links: string[];
  excerpt: string;
  words: number;
}

/** A compiled text: what the checks across files need, and its HTML unless it was only checked. */
export interface CompiledBody {
  /** The ids that a link to this page may name. */
  anchors: string[];
  links: BodyTarget[];
  /** Images, videos, their posters and captions. */
  images: BodyTarget[];
  /** What its placeholders name: `wireframe:id`, `code:id`. */
  fragments: string[];
  /** Words that are not English; only where spelling is checked. */
  unknownWords?: UnknownWord[];
  rendered?: RenderedBody;
  diagnostics: Diagnostic[];
}
