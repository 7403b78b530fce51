import { valueOf, type Component } from "./component.ts";
import { escapeText, formatAddress } from "./escape-text.ts";
import { fenceFor } from "./markdown-tree.ts";
import { IMAGE_FILE } from "./show-image.ts";
import type { Shown } from "./show-component.ts";

/** Values that say how something looks, or which of several it is: no words of the text. */
const LOOKS =
  /^(?:.*(?:class(?:name)?|style|colou?r|id|size|width|height|align|position|icon|layout|theme|mode)|key|as|lang|language|type|kind|variant|level|loading|target|rel|format|ratio|order|sizes|srcset|values|date|data-.*|aria-.*)$/iu;
const ADDRESS = /^(?:https?:\/\/|\/[\w#]|\.{1,2}\/)\S*$/u;

function isLook(key: string): boolean {
  return LOOKS.test(key) || /^on[A-Z]/u.test(key);
}

/** Words, addresses and code among the values that what is shown leaves out. */
export function restOf(component: Component, shown: Shown): string[] {
  const said = plain(`${shown.open}${shown.close}`);
  const rest: string[] = [];
  for (const [key, value] of component.values) {
    const text = value.trim();
    if (text === "" || isLook(key) || said.includes(plain(text))) continue;
    if (/^code$/iu.test(key)) {
      const lang = valueOf(component, "lang", "language") ?? "";
      const fence = fenceFor(text);
      rest.push(
        `${fence}${/^[\w.+#-]+$/u.test(lang) ? lang : ""}\n${text}\n${fence}`,
      );
    } else if (IMAGE_FILE.test(text) && !/\s/u.test(text))
      rest.push(`![](${formatAddress(text)})`);
    else if (ADDRESS.test(text))
      rest.push(
        `[${escapeText(wordsFor(key, component) ?? text)}](${formatAddress(text)})`,
      );
    else if (/\S\s+\S/u.test(text) && /\p{L}{2}/u.test(text))
      rest.push(escapeText(text));
  }
  return rest;
}

/** Names of values that may be words of the text and are not shown. */
export function namesLeftOut({ values }: Component, shown: Shown): string[] {
  const said = plain(`${shown.open}${shown.close}`);
  return [...values].flatMap(([key, value]) => {
    const isWord = /\p{L}{2}/u.test(value) && !/^(?:true|false)$/u.test(value);
    return isWord && !isLook(key) && !said.includes(plain(value)) ? [key] : [];
  });
}

/** Words for an address: those of `button_label` for `button_link`, or else its name. */
function wordsFor(key: string, { values }: Component): string | undefined {
  if (/^\d+$/u.test(key)) return undefined;
  const [, stem] = /^(.+?)[_-]?(?:link|url|href)$/iu.exec(key) ?? [];
  if (stem === undefined) return key;
  const [, words] =
    [...values].find(
      ([name]) =>
        name.startsWith(stem) &&
        /^[_-]?(?:label|text|title|name)$/iu.test(name.slice(stem.length)),
    ) ?? [];
  return words ?? key;
}

/** What two ways of writing the same words have in common. */
function plain(text: string): string {
  return text.replaceAll(/[\s\\*_`<>[\]()&;]+/gu, "").toLowerCase();
}
