import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import type { Nodes, RootContentMap as Markdown } from "mdast";
import type { Options } from "remark-rehype";

type Handlers = NonNullable<Options["handlers"]>;
type State = Parameters<NonNullable<Handlers["math"]>>[0];

/** Elements for formulas, as `rehype-katex` looks for them, and for definition lists: handlers of `remark-rehype`. */
export const toHast: Handlers = {
  inlineMath(state: State, node: Markdown["inlineMath"]) {
    const { end, start } = node.position ?? {};
    const length = (end?.offset ?? 0) - (start?.offset ?? 0);
    // There are two signs on each side.
    const isDisplayed = length >= node.value.length + 4;
    return placed(state, node, formula(node.value, isDisplayed));
  },
  math(state: State, node: Markdown["math"]) {
    const code = placed(state, node, formula(node.value, true));
    return placed(state, node, h("pre", code));
  },
  descriptionList: (state: State, node: Markdown["descriptionList"]) =>
    placed(state, node, h("dl", state.wrap(state.all(node), true))),
  descriptionTerm: (state: State, node: Markdown["descriptionTerm"]) =>
    placed(state, node, h("dt", state.all(node))),
  descriptionDetails(state: State, node: Markdown["descriptionDetails"]) {
    const children = state.all(node);
    const isLoose = node.spread === true || children.length > 1;
    const content = isLoose
      ? state.wrap(children, true)
      : children.flatMap(unwrap);
    return placed(state, node, h("dd", content));
  },
};

function formula(tex: string, isDisplayed: boolean): Element {
  const kind = isDisplayed ? "math-display" : "math-inline";
  // Spaces at line ends mean nothing, and the MathML holds the TeX.
  const tidy = tex.replaceAll(/[ \t]+$/gmu, "");
  return h("code", { className: ["language-math", kind] }, tidy);
}

function unwrap(node: ElementContent): ElementContent[] {
  const isParagraph = node.type === "element" && node.tagName === "p";
  return isParagraph ? node.children : [node];
}

function placed(state: State, node: Nodes, element: Element): Element {
  state.patch(node, element);
  return element;
}
