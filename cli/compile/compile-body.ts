import type { BodyInput, CompiledBody } from "../model/body.ts";
import { colourBody } from "./colour-body.ts";
import { compileUncoloured } from "./compile-uncoloured.ts";

/** Takes one Markdown text through all stages. */
export function compileBody(input: BodyInput): CompiledBody {
  return colourBody(compileUncoloured(input));
}
