import { toString } from "hast-util-to-string";
import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

/** Link texts that do not describe the target in any context. */
const VAGUE =
  /^(?:click(?: here| this(?: link)?)?|(?:go |read |right |see )?here|(?:learn|read|see) more|link|more(?: info)?|this(?: link| one)?)[\s.…!:>»→]*$/i;

export const linkVagueText = defineRule({
  id: "link/vague-text",
  level: "warn",
  what: 'The text of a link is "here", "read more" or the like.',
  why: "It does not say where the link leads. Screen readers list links without the words around them, and search engines look at those words too.",
  whatToDo: "Make the words that name the page the link.",
  bad: "For prices, «[click here](/pricing)».",
  good: "See our [prices](/pricing).",
  checkBody: (body) =>
    body.elementsNamed("a").flatMap((node) => {
      const { ariaLabel, href } = node.properties;
      const text = toString(node).trim();
      const isAlone = node.children.length === 1;
      if (href === undefined || ariaLabel || !isAlone) return [];
      if (!VAGUE.test(text)) return [];
      const message = `The link "${text}" does not say where it leads.`;
      return [{ range: rangeInBody(node, body), message }];
    }),
});
