import { readFileSync } from "node:fs";
import type {
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  Range,
  TextDocumentContentChangeEvent,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { MAX_TEXT_BYTES } from "../../compile/decode-text.ts";
import { digestOf } from "../../compile/read-file.ts";
import type { ContentFile } from "../../model/content-file.ts";
import { toUtf16, type PositionEncoding } from "./position-encoding.ts";

/** A file that is open in the editor, with its text there. */
export interface OpenDocument {
  /** As the editor writes it. */
  uri: string;
  file: string;
  version: number;
  text: string;
  content: ContentFile;
}

interface Held {
  document: TextDocument;
  file: string;
  absolutePath: string;
  /** The bytes on disk, while the editor shows them with replacement characters. */
  undecodable: Buffer | undefined;
  content?: ContentFile;
}

/** The documents that are open in the editor. Documents outside of the content are not kept. */
export class OpenDocuments {
  readonly #held = new Map<string, Held>();
  #encoding: PositionEncoding = "utf-16";

  set encoding(encoding: PositionEncoding) {
    this.#encoding = encoding;
  }

  open(
    { textDocument }: DidOpenTextDocumentParams,
    place: { file: string; absolutePath: string },
  ): void {
    const { languageId, text, uri, version } = textDocument;
    const document = TextDocument.create(uri, languageId, version, text);
    const undecodable = readUndecodable(place.absolutePath, text);
    this.#held.delete(uri);
    this.#held.set(uri, { document, ...place, undecodable });
  }

  /** False for a document that is not open. */
  change({
    contentChanges,
    textDocument,
  }: DidChangeTextDocumentParams): boolean {
    const held = this.#held.get(textDocument.uri);
    if (held === undefined) return false;
    for (const change of contentChanges) {
      const utf16 = this.#toUtf16(held.document, change);
      TextDocument.update(held.document, [utf16], textDocument.version);
    }
    held.undecodable = undefined;
    delete held.content;
    return true;
  }

  close(uri: string): boolean {
    return this.#held.delete(uri);
  }

  get(uri: string): OpenDocument | undefined {
    const held = this.#held.get(uri);
    return held && toOpen(held);
  }

  /** All documents. If several are of the same file, only the one that was opened last. */
  all(): OpenDocument[] {
    const byFile = new Map(
      [...this.#held.values()].map((held) => [held.file, held]),
    );
    return [...byFile.values()].map(toOpen);
  }

  #toUtf16(
    document: TextDocument,
    change: TextDocumentContentChangeEvent,
  ): TextDocumentContentChangeEvent {
    if (!("range" in change) || this.#encoding === "utf-16") return change;
    const { end, start } = change.range;
    const range: Range = {
      start: toUtf16(document, start, this.#encoding),
      end: toUtf16(document, end, this.#encoding),
    };
    return { range, text: change.text };
  }
}

function toOpen(held: Held): OpenDocument {
  const { absolutePath, document, file, undecodable } = held;
  const text = document.getText();
  const { uri, version } = document;
  held.content ??= {
    path: file,
    absolutePath,
    ...(undecodable === undefined ? encode(text) : withDigest(undecodable)),
  };
  return { uri, file, version, text, content: held.content };
}

type Bytes = Pick<ContentFile, "bytes" | "digest">;

/** The bytes of a text. A text that is too large is rejected for its size alone, so its bytes may be all zero. */
function encode(text: string): Bytes {
  if (text.length <= MAX_TEXT_BYTES) return withDigest(Buffer.from(text));
  const size = Buffer.byteLength(text);
  return { bytes: new Uint8Array(size), digest: `too-large-${size}` };
}

function withDigest(bytes: Uint8Array): Bytes {
  return { bytes, digest: digestOf(bytes) };
}

/**
 * An editor shows replacement characters for bytes that are not UTF-8. The problem must be reported for the file on
 * disk.
 */
function readUndecodable(path: string, text: string): Buffer | undefined {
  if (!text.includes("\uFFFD")) return undefined;
  try {
    const bytes = readFileSync(path);
    const shown = new TextDecoder().decode(bytes);
    return shown === text.replace(/^\uFEFF/u, "") ? bytes : undefined;
  } catch {
    return undefined;
  }
}
