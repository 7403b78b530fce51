import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { createPipeline } from "../../compile/pipeline.ts";

const { pipeline } = createPipeline([remarkParse, remarkGfm, remarkMath]);

/** Compiles a text with the usual parsers of unified in place of the native one. */
export function compileByReference(text: string): string {
  return String(pipeline.processSync(text));
}
