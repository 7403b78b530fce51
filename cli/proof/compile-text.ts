import rehypeSanitize, { type Options } from "rehype-sanitize";
import { createBodyTree } from "../compile/markdown/create-body-tree.ts";
import { dropSchemeless } from "../compile/markdown/drop-schemeless.ts";
import { sanitizeSchema } from "../model/sanitize-schema.ts";
import type { Fragments } from "../model/body.ts";
import { createSourceText } from "../model/source-text.ts";
import { compileBody } from "../compile/compile-body.ts";
import { parseMarkdown } from "../compile/parse-markdown.ts";
import { renderBody } from "../compile/render-body.ts";

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
    steps: { dropSchemeless: true },
  };
  loosen(list);
  const { steps, ...changes } = list;
  const sanitize = rehypeSanitize({
    ...others,
    ...changes,
    ancestors: ancestors ?? {},
    required: required ?? {},
  });
  return (text: string): string => {
    const tree = sanitize(parseMarkdown(text));
    if (steps.dropSchemeless) dropSchemeless(tree);
    const range = { start: 0, end: text.length };
    const body = createBodyTree(tree, createSourceText("post.md", text), range);
    const input = { fragments: none, images: {} };
    return renderBody(body, input).html;
  };
}

/** The allow list and the steps that can be loosened. */
export interface Loose {
  tagNames: string[];
  strip: string[];
  attributes: NonNullable<Options["attributes"]>;
  protocols: NonNullable<Options["protocols"]>;
  steps: { dropSchemeless: boolean };
}
