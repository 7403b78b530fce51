import type { Options } from "rehype-sanitize";
import type { Fragments } from "../model/body.ts";
import { sanitizeSchema } from "../model/sanitize-schema.ts";
import { compileBody } from "../compile/compile-body.ts";
import { createPipeline } from "../compile/pipeline.ts";
import { rehypeNoSchemeless } from "../compile/plugins/rehype-no-schemeless.ts";

const none: Fragments = { wireframe: {}, code: {} };

/** Compiles a Markdown text to HTML with the real compiler. */
export function compileText(text: string, fragments = none): string {
  const { rendered } = compileBody({
    file: "blog/post.md",
    text,
    range: { start: 0, end: text.length },
    fragments,
    images: {},
    render: true,
  });
  return rendered?.html ?? "";
}

/** Creates a compiler with an allow list that is wrong on purpose, to prove that the tests notice it. */
export function createLooseCompiler(loosen: (list: Loose) => void) {
  const { ancestors, required, ...others } = structuredClone(sanitizeSchema);
  const list: Loose = {
    tagNames: [...(others.tagNames ?? [])],
    strip: [...(others.strip ?? [])],
    attributes: { ...others.attributes },
    protocols: { ...others.protocols },
    steps: { dropSchemeless: true, keepPageIds: true },
  };
  loosen(list);
  const { steps, ...changes } = list;
  const allowed = {
    ...others,
    ...changes,
    ancestors: ancestors ?? {},
    required: required ?? {},
  };
  const taken = steps.keepPageIds ? undefined : [];
  const { pipeline } = createPipeline(undefined, allowed, taken);
  const loose = pipeline().use(rehypeNoSchemeless, steps.dropSchemeless);
  return (text: string): string => String(loose.processSync(text));
}

/** The allow list and the steps that can be loosened. */
export interface Loose {
  tagNames: string[];
  strip: string[];
  attributes: NonNullable<Options["attributes"]>;
  protocols: NonNullable<Options["protocols"]>;
  steps: { dropSchemeless: boolean; keepPageIds: boolean };
}
