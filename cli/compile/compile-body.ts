import { VFile } from "vfile";
import type { BodyHeading, BodyInput, CompiledBody } from "../model/body.ts";
import {
  rangeInBody,
  type BodyTree,
  type HeadingNode,
} from "../model/body-tree.ts";
import { compareText } from "../model/diagnostic.ts";
import { createSourceText, type SourceText } from "../model/source-text.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";
import { findUnknownWords } from "../rules/spelling/english.ts";
import { createPipeline } from "./pipeline.ts";

const { checker, pipeline } = createPipeline();

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
  const { fragments, images, isLeading = false, range, render } = input;
  const place = { source, range };
  const file = new VFile({
    value: source.text.slice(range.start, range.end),
    data: { place, fragments, images, isLeading },
  });
  if (render) pipeline.processSync(file);
  else checker.runSync(checker.parse(file), file);
  const { diagnostics = [], facts, page } = file.data;
  if (facts === undefined) throw new Error("A checked text has facts");
  const spelling = input.spelling && { unknownWords: findUnknownWords(facts) };
  const compiled: CompiledBody = {
    anchors: facts.anchors,
    headings: facts.headings.map((heading) => locate(heading, facts)),
    links: facts.links,
    images: facts.images,
    fragments: facts.fragments,
    diagnostics,
    ...spelling,
  };
  if (page === undefined) return compiled;
  const links = [...new Set(facts.links.map(({ target }) => target))]
    .filter((target) => !target.startsWith("#user-content-"))
    .toSorted(compareText);
  return { ...compiled, rendered: { html: String(file), links, ...page } };
}

/** A heading with the range of its line, without the line below that may underline it. */
function locate(
  { node, ...heading }: HeadingNode,
  body: BodyTree,
): BodyHeading {
  const { start, end } = rangeInBody(node, body);
  const [line = ""] = body.source.text.slice(start, end).split("\n");
  return { ...heading, start, end: start + line.trimEnd().length };
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
    headings: [],
    links: [],
    images: [],
    fragments: [],
    diagnostics: [problem],
  };
}
