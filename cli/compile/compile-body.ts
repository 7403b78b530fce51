import { createBodyTree } from "./markdown/create-body-tree.ts";
import { findLosses } from "./markdown/find-losses.ts";
import { sanitizeHtml } from "./markdown/sanitize-html.ts";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createSourceText, type SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";
import { checkLostMarkup } from "../rules/html/check-lost-markup.ts";
import { checkBody } from "../rules/run-checks.ts";
import { findUnknownWords } from "../rules/spelling/english.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { renderBody } from "./render-body.ts";

/**
 * Takes one Markdown text through all stages. Input and output are plain data, so it can run in another thread or
 * process.
 */
export function compileBody(input: BodyInput): CompiledBody {
  const source = createSourceText(input.file, input.text);
  try {
    return compile(input, source);
  } catch (error) {
    // Deep nesting overflows the stack or is detected earlier. Any other error is a bug.
    if (!(error instanceof RangeError)) throw error;
    const message = "The text is nested too deeply to be compiled.";
    return tooComplex(source, input, message);
  }
}

function compile(input: BodyInput, source: SourceText): CompiledBody {
  const { range } = input;
  const unsafe = parseMarkdown(input.text.slice(range.start, range.end));
  const tree = sanitizeHtml(unsafe);
  const body = createBodyTree(tree, source, range);
  const { anchors, fragments, images, links } = body;
  const diagnostics: Diagnostic[] = [
    ...checkLostMarkup(findLosses(unsafe, tree), source, range),
    ...checkBody(body, input.fragments),
  ];
  const spelling = input.spelling && { unknownWords: findUnknownWords(body) };
  const facts = { anchors, links, images, fragments, diagnostics };
  const checked = { ...facts, ...spelling };
  if (!input.render) return checked;
  return { ...checked, rendered: renderBody(body, input) };
}

/** The result for a text that cannot be compiled. */
export function tooComplex(
  source: SourceText,
  { range }: Pick<BodyInput, "range">,
  message: string,
): CompiledBody {
  const place = { start: range.start, end: range.start };
  const problem = createDiagnostic("file/too-complex", source, place, message);
  return {
    anchors: [],
    links: [],
    images: [],
    fragments: [],
    diagnostics: [problem],
  };
}
