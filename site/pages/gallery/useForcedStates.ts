import { useEffect } from "react";

/** Not what follows a backslash: that is part of the name of a class. */
const STATES = /(?<!\\):(hover|focus-visible|active)(?![\w-])/gu;

interface RuleList {
  readonly cssRules: CSSRuleList;
  insertRule(rule: string, index: number): number;
}

/** Adds a copy after each rule for a state, for elements with `data-state`. */
function copyRules(list: RuleList): void {
  // From the end, because inserting moves the rules that follow.
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      copyRules(rule);
    if (rule instanceof CSSStyleRule && rule.selectorText.match(STATES)) {
      const selector = rule.selectorText.replace(STATES, '[data-state~="$1"]');
      const body = rule.cssText.slice(rule.selectorText.length);
      list.insertRule(selector + body, index + 1);
    }
  }
}

/**
 * Lets the gallery show hover, focus and pressed states with the rules of the style sheets themselves. Reads style
 * sheets again when hot reload replaces them.
 */
export function useForcedStates(): void {
  useEffect(() => {
    const known = new WeakSet<CSSStyleSheet>();
    const read = () => {
      for (const sheet of document.styleSheets) {
        if (known.has(sheet)) continue;
        known.add(sheet);
        copyRules(sheet);
      }
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    document.head.addEventListener("load", read, true);
    return () => {
      observer.disconnect();
      document.head.removeEventListener("load", read, true);
    };
  }, []);
}
