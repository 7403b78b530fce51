import { applyEdits } from "../edit/apply-edits.ts";
import { compileBodySafely } from "../../compile/compile-body-safely.ts";
import { unifyLineEnds, type LineEnd } from "../../model/lines.ts";
import { findLooseSpaces } from "./loose-spaces.ts";

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
  const { anchors, diagnostics, images, links, rendered } =
    await compileBodySafely({
      file,
      text,
      range: { start: 0, end: text.length },
      fragments: { wireframe: {}, code: {} },
      images: {},
      render: true,
    });
  if (diagnostics.some(({ rule }) => rule === "file/too-complex"))
    return undefined;
  const targets = [...links, ...images].map(({ target }) => target);
  return JSON.stringify([rendered, anchors, targets]);
}
