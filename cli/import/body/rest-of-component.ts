import { valueOf, type Component } from "./component.ts";
import { escapeText, formatAddress } from "./escape-text.ts";
import { fenceFor } from "./markdown-tree.ts";
import type { Shown } from "./show-component.ts";

/** Values that say how something looks, or which of several it is: no words of the text. */
const LOOKS =
  /^(?:.*(?:class(?:name)?|style|colou?r|id|size|width|height|align|position|icon|layout|theme|mode)|key|as|lang|language|type|kind|variant|level|loading|target|rel|format|ratio|order|sizes|srcset|values|date|data-.*|aria-.*|on[A-Z].*)$/iu;
const ADDRESS = /^(?:https?:\/\/|\/[\w#]|\.{1,2}\/)\S*$/u;

/** Words, addresses and code among the values that what is shown leaves out. */
export function restOf(component: Component, shown: Shown): string[] {
  const said = plain(`${shown.open}${shown.close}`);
  const rest: string[] = [];
  for (const [key, value] of component.values) {
    const text = value.trim();
    if (text === "" || LOOKS.test(key) || said.includes(plain(text))) continue;
    if (/^code$/iu.test(key)) {
      const lang = valueOf(component, "lang", "language") ?? "";
      const fence = fenceFor(text);
      rest.push(
        `${fence}${/^[\w.+#-]+$/u.test(lang) ? lang : ""}\n${text}\n${fence}`,
      );
    } else if (ADDRESS.test(text))
      rest.push(
        `[${escapeText(/^\d+$/u.test(key) ? text : key)}](${formatAddress(text)})`,
      );
    else if (/\S\s+\S/u.test(text) && /\p{L}{2}/u.test(text))
      rest.push(escapeText(text));
  }
  return rest;
}

/** What two ways of writing the same words have in common. */
function plain(text: string): string {
  return text.replaceAll(/[\s\\*_`<>[\]()&;]+/gu, "").toLowerCase();
}
