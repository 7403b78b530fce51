import { rangeInBody, type BodyTree } from "../model/body-tree.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

const HELP_FOR_HTML =
  'Give it an `alt` that says what the image shows, or `alt=""` if it is an ornament.';

/** Every image of a text has a text alternative. */
export function checkImageText(body: BodyTree): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const node of body.elementsNamed("img")) {
    const { alt, src } = node.properties;
    if (String(alt ?? "").trim() !== "") continue;
    const range = rangeInBody(node, body);
    const written = body.source.text.slice(range.start, range.end);
    if (isDecorative(written)) continue;
    const message = `The image "${String(src ?? "")}" has no text alternative.`;
    const rule = "image/alt";
    diagnostics.push(
      createDiagnostic(rule, body.source, range, message, {
        help: written.startsWith("<") ? HELP_FOR_HTML : undefined,
      }),
    );
  }
  return diagnostics;
}

/** HTML that gives an empty `alt` says, as the standard has it, that the picture is an ornament. */
function isDecorative(written: string): boolean {
  return /^<img\s[^>]*\balt\s*=\s*(?:""|'')/iu.test(written);
}
