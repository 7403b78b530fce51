import { isUtf8 } from "node:buffer";
import { type StageResult, placeOf, startOf } from "../model/diagnostic.ts";
import { createSourceText, type SourceText } from "../model/source-text.ts";
import { buildDiagnostic } from "../rules/build-diagnostic.ts";
import { encodingInvalidUtf8 } from "../rules/encoding/invalid-utf8.ts";
import { fileTooLarge } from "../rules/file/file-rules.ts";

/** The most bytes that a text file may have. */
export const MAX_TEXT_BYTES = 1_000_000;

/** Decodes a file's bytes as UTF-8. Replaces no character, and drops a byte order mark. */
export function decodeText(
  file: string,
  bytes: Uint8Array,
): StageResult<SourceText> {
  if (bytes.length > MAX_TEXT_BYTES) {
    const size = (bytes.length / 1_000_000).toFixed(1);
    const message = `The file has ${size} MB; a text may have 1 MB.`;
    const problem = buildDiagnostic(fileTooLarge, startOf(file), message);
    return { diagnostics: [problem] };
  }
  const length = isUtf8(bytes) ? bytes.length : validLength(bytes);
  const text = new TextDecoder().decode(bytes.subarray(0, length));
  const value = createSourceText(file, text);
  if (length === bytes.length) return { value, diagnostics: [] };
  const wide = [0xfe, 0xff].includes(bytes[0] ?? 0);
  const byte = (bytes[length] ?? 0).toString(16).padStart(2, "0");
  const place = placeOf(value, { start: text.length, end: text.length });
  const message = wide
    ? "The file is UTF-16, not UTF-8."
    : `The byte 0x${byte} here is not UTF-8.`;
  return {
    diagnostics: [buildDiagnostic(encodingInvalidUtf8, place, message)],
  };
}

/** How many bytes from the start are valid UTF-8, in bytes that are not. */
function validLength(bytes: Uint8Array): number {
  for (let length = 0; ;) {
    const rest = [1, 2, 3, 4].map((size) =>
      bytes.subarray(length, length + size),
    );
    const character = rest.find((part) => isUtf8(part));
    if (character === undefined) return length;
    length += character.length;
  }
}
