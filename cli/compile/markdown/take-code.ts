import type { Element, Text } from "hast";
import type { BodyTree } from "../../model/body-tree.ts";
import { GAP, type CodeBlock } from "../../model/code-block.ts";
import { findFence } from "../../model/code-fence.ts";
import {
  parseCodeOptions,
  type CodeOptions,
} from "../../model/code-options.ts";

const PREFIX = "language-";
/** Some grammars take quadratic time: minutes for 100,000 characters, a second for these. */
const MAX_CHARACTERS = 10_000;
/** Each may begin a string that the grammar then searches the end of: a second for these, a minute for 10,000. */
const MAX_QUOTES = 2000;
/** The text of an empty code element that was parsed as HTML. */
const NOTHING: Text = { type: "text", value: "" };

/**
 * Takes the code that is highlighted, or has marked or numbered lines, out of a text. `fillCode` puts it back. Makes
 * all blocks focusable: long lines scroll inside their block, so a keyboard must reach it.
 */
export function takeCode(body: BodyTree): CodeBlock[] {
  return body.elementsNamed("pre").flatMap((pre) => {
    pre.properties.tabIndex = 0;
    return pre.children.flatMap((code) =>
      code.type === "element" && code.tagName === "code"
        ? take(code, optionsOf(pre, body))
        : [],
    );
  });
}

function optionsOf(block: Element, body: BodyTree): CodeOptions | undefined {
  const text = findFence(block, body)?.options.text ?? "";
  if (text === "") return undefined;
  const options = parseCodeOptions(text);
  const { firstNumber, marked } = options;
  return firstNumber === undefined && marked.length === 0 ? undefined : options;
}

function take(node: Element, options: CodeOptions | undefined): CodeBlock[] {
  const [text = NOTHING, ...more] = node.children;
  if (text.type !== "text" || more.length > 0) return [];
  const code = text.value;
  const language = isShort(code) ? languageOf(node) : undefined;
  if (language === undefined && options === undefined) return [];
  node.children = [{ type: "raw", value: GAP }];
  return [{ code, language, options }];
}

function isShort(code: string): boolean {
  if (code.length > MAX_CHARACTERS) return false;
  return code.length <= MAX_QUOTES || code.split(/["'`]/u).length <= MAX_QUOTES;
}

function languageOf({ properties }: Element): string | undefined {
  const classes = properties.className;
  if (!Array.isArray(classes)) return undefined;
  const named = classes.find((name) => String(name).startsWith(PREFIX));
  return named === undefined ? undefined : String(named).slice(PREFIX.length);
}
