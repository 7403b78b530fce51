import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { staticValue, type JsxToken } from "./jsx.ts";
import { quoteCode } from "./markdown-tree.ts";
import { formatFence, indentOf } from "./replace-component.ts";
import type { TrackedText } from "./tracked-text.ts";

/** Expressions in braces: comments, strings and known names as what they are, anything else as code. */
export function editExpressions(
  body: TrackedText,
  tokens: readonly JsxToken[],
  names: ReadonlyMap<string, string>,
  report: ReportLoss,
): TextEdit[] {
  return tokens.flatMap((token): TextEdit[] => {
    if (token.kind !== "expression") return [];
    const { start, end, code } = token;
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/u.exec(code);
    if (comment !== null)
      return [
        {
          start,
          end,
          text: `<!--${(comment[1] ?? "").replaceAll("--", "- -")}-->`,
        },
      ];
    if (code.trim() === "")
      return [{ start, end, text: code === "" ? quoteCode("{}") : " " }];
    const value = staticValue(code, names);
    if (
      value !== undefined &&
      !/\.(?:svg|png|jpe?g|webp|mdx?|[jt]sx?)$/u.test(value)
    )
      return [{ start, end, text: value.trim() === "" ? " " : value }];
    const before = body.text.slice(
      body.text.lastIndexOf("\n", start - 1) + 1,
      start,
    );
    const written = body.text.slice(start, end);
    const inner = innerOf(tokens, token);
    if (inner) return [];
    report(
      body.lineAt(start),
      "expression",
      shorten(written),
      "shown as written: it is not run",
    );
    const isBlock = written.includes("\n") && before.trim() === "";
    return [
      {
        start: isBlock ? start - before.length : start,
        end,
        text: isBlock
          ? formatFence(written, "jsx", indentOf(before))
          : quoteCode(written),
      },
    ];
  });
}

/** True for the content of an element that shows it as code: it is read where the element is. */
function innerOf(tokens: readonly JsxToken[], token: JsxToken): boolean {
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  return (
    before?.kind === "tag" &&
    after?.kind === "tag" &&
    /^(?:Code|CodeBlock)$/u.test(before.name) &&
    after.isClosing &&
    after.name === before.name
  );
}
