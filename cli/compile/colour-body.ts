import type { CompiledBody, UncolouredBody } from "../model/body.ts";
import { fillCode } from "./markdown/fill-code.ts";

/** Highlights the code of a text, the last stage. */
export function colourBody({ code, ...body }: UncolouredBody): CompiledBody {
  const { rendered } = body;
  if (rendered === undefined) return body;
  return {
    ...body,
    rendered: { ...rendered, html: fillCode(rendered.html, code) },
  };
}
