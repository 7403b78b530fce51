import { useEffect } from "react";

/** States that only a pointer or a key can cause. What is pressed is pointed at too. */
export type ForcedState = "hover" | "focus-visible" | "hover active";

const STATES = /:(hover|focus-visible|active)(?![\w-])/gu;

interface RuleList {
  readonly cssRules: CSSRuleList;
  insertRule(rule: string, index: number): number;
}

/** Puts behind each rule for a state the same rule for elements with `data-state`. */
function copyRules(list: RuleList): void {
  // From the end: what is put in must not move what is still to be read.
  for (let place = list.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = list.cssRules[place];
    if (rule instanceof CSSStyleRule && rule.selectorText.match(STATES)) {
      const selector = rule.selectorText.replace(STATES, '[data-state~="$1"]');
      const body = rule.cssText.slice(rule.selectorText.length);
      list.insertRule(selector + body, place + 1);
    } else if (rule instanceof CSSGroupingRule) {
      copyRules(rule);
    }
  }
}

/**
 * Lets the gallery show how things look under a pointer or with the focus, by the very rules of the style sheets: none
 * is written twice. Sheets that hot reload replaces are read again.
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
