import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TextDocuments } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { MAX_TEXT_BYTES } from "../../compile/decode-text.ts";
import { digestOf, type ContentFile } from "../../model/content-file.ts";

/** A file that is open in the editor, with its text there. */
export interface OpenDocument {
  /** As the editor writes it. */
  uri: string;
  file: string;
  version: number;
  text: string;
  content: ContentFile;
}

type Bytes = Pick<ContentFile, "bytes" | "digest">;

/** A document of the editor, which need not be a file of the content. */
interface EditorDocument {
  uri: string;
  document: TextDocument;
  /** The bytes of the text, when they are known. */
  bytes?: Bytes | undefined;
}

/** Creates a store that keeps the texts of an editor's documents up to date. */
export function createDocuments() {
  return new TextDocuments<EditorDocument>({
    create(uri, languageId, version, text) {
      const document = TextDocument.create(uri, languageId, version, text);
      return { uri, document, bytes: readUndecodable(uri, text) };
    },
    update({ document, uri }, changes, version) {
      return { uri, document: TextDocument.update(document, changes, version) };
    },
  });
}

/** The documents that are files of the content. If several are of the same file, only the one that was opened last. */
export function findOpenFiles(
  documents: readonly EditorDocument[],
  fileAt: (uri: string) => { file: string; absolutePath: string } | undefined,
): OpenDocument[] {
  const byFile = new Map<string, OpenDocument>();
  for (const held of documents) {
    const { document, uri } = held;
    const place = fileAt(uri);
    if (place === undefined) continue;
    const { absolutePath, file } = place;
    const text = document.getText();
    held.bytes ??= encode(text);
    const content = { path: file, absolutePath, ...held.bytes };
    const { version } = document;
    byFile.set(file, { uri, file, version, text, content });
  }
  return [...byFile.values()];
}

/** The path of a `file:` address. Undefined for an address that is not a file on this machine. */
export function pathOf(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

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
function readUndecodable(uri: string, text: string): Bytes | undefined {
  const path = pathOf(uri);
  if (path === undefined || !text.includes("\uFFFD")) return undefined;
  try {
    const bytes = readFileSync(path);
    const shown = new TextDecoder().decode(bytes);
    const isShown = shown === text.replace(/^\uFEFF/u, "");
    return isShown ? withDigest(bytes) : undefined;
  } catch {
    return undefined;
  }
}
