import { applyEdits } from "../edit/apply-edits.ts";
import { createBodyCompiler } from "../../compile/body-compiler.ts";
import { unifyLineEnds, type LineEnd } from "../../model/lines.ts";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { removeTrailingSpaces } from "./tidy-yaml.ts";

/**
 * A body with one kind of line end, and without needless white space: blank lines at its start, trailing spaces that
 * are not a line break, and line ends after the last one. A step that would change the page is undone.
 */
export async function formatBody(
  file: string,
  body: string,
  end: LineEnd,
): Promise<string> {
  const steps = [
    (text: string) => unifyLineEnds(text, end),
    (text: string) => applyEdits(text, findLooseSpaces(text)),
    (text: string) => text.replace(/[ \t\r\n]*$/u, end),
  ];
  // Blank lines at the start have no meaning in Markdown.
  let kept = body.replace(/^(?:[ \t]*\r?\n)+/u, "");
  if (/^[ \t\r\n]*$/u.test(kept)) return "";
  let page: string | undefined;
  for (const step of steps) {
    const changed = step(kept);
    if (changed === kept) continue;
    page ??= await compile(file, kept);
    // A text that cannot be compiled is not changed.
    if (page === undefined) return kept;
    if ((await compile(file, changed)) === page) kept = changed;
  }
  return kept;
}

/** Everything of a body that a page shows, without positions. Undefined if it cannot be compiled. */
async function compile(
  file: string,
  text: string,
): Promise<string | undefined> {
  const bodies = createBodyCompiler(1);
  const body = await bodies.compile({
    file,
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: true,
  });
  await bodies.close();
  const { anchors, diagnostics, images, links, rendered } = body;
  if (diagnostics.some(({ rule }) => rule === "file/too-complex"))
    return undefined;
  const targets = [...links, ...images].map(({ target }) => target);
  return JSON.stringify([rendered, anchors, targets]);
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Nodes in which spaces at the end of a line have a meaning. */
const KEPT = new Set(["code", "inlineCode", "html", "definition", "break"]);

function findLooseSpaces(text: string): TextEdit[] {
  const edits = removeTrailingSpaces(text, () =>
    keptRanges(parser.parse(text)),
  );
  // After a backslash, the space prevents a line break.
  return edits.filter(({ start }) => text[start - 1] !== "\\");
}

/** In order, without nested ones. */
function keptRanges(tree: Root): TextRange[] {
  const ranges: TextRange[] = [];
  const collect = (node: Nodes): void => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    const hasTitle = "title" in node && Boolean(node.title);
    if (
      (KEPT.has(node.type) || hasTitle) &&
      start !== undefined &&
      end !== undefined
    )
      ranges.push({ start, end });
    else if ("children" in node) node.children.forEach(collect);
  };
  collect(tree);
  return ranges;
}
