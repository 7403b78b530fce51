import type { LossKind } from "../losses.ts";
import type { Component } from "./component.ts";

/** What a stretch of text becomes that Markdown must not read. */
export type Shown =
  /** Code: a block where it stands alone and has a language; reported where it is a loss. */
  | { kind: "code"; value: string; lang?: string; loss?: LossKind }
  | { kind: "text"; value: string }
  | { kind: "component"; component: Component }
  | { kind: "nothing" };

interface HiddenText {
  source: string;
  shown: Shown;
}

/**
 * Stretches of a text that are hidden from the Markdown parser. Each is a short token that every parser takes for a
 * word; in code and in addresses the token becomes the written text again.
 */
export interface Marks {
  /** Hides a stretch; gives the token that stands for it. */
  hide: (source: string, shown: Shown) => string;
  /** The name of an HTML element that stands for a component; its tags for the marks around the content. */
  enclose: (opening: Component, closing?: string) => string;
  /** The text as it was written, without tokens. */
  restore: (text: string) => string;
  /** The component that a tag stands for. */
  component: (tag: string) => Component | undefined;
  /** A text cut at its tokens. */
  split: (text: string) => (string | HiddenText)[];
}

/** The tag of a component, with its number. */
export const COMPONENT_TAG = "import-component-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` takes them out first. */
const TOKEN = /\uFDD0(\d+)\uFDD1/u;
const TAG = new RegExp(`<(/?)${COMPONENT_TAG}(\\d+)>`, "gu");
/** A tag with the empty lines that `editAlone` puts around it. */
const ALONE = new RegExp(
  `(^|\\n)[ \\t]*\\n([ \\t]*</?${COMPONENT_TAG}\\d+>)\\n[ \\t]*(?=\\n|$)`,
  "gu",
);
/** How often hidden stretches may hold others: those of the step before. */
const MAX_DEPTH = 4;

function isPlain(text: string): boolean {
  return !text.includes("\uFDD0") && !text.includes(COMPONENT_TAG);
}

export function createMarks(): Marks {
  const hidden: HiddenText[] = [];
  const components: { opening: Component; closing: string }[] = [];
  const restore = (text: string): string => {
    let shown = text;
    for (let depth = 0; depth < MAX_DEPTH && !isPlain(shown); depth++)
      shown = shown
        .replaceAll(ALONE, "$1$2")
        .replaceAll(TAG, (_, slash: string, number: string) => {
          const { closing, opening } = components[Number(number)] ?? {};
          return (slash === "" ? opening?.source : closing) ?? "";
        })
        .replaceAll(
          new RegExp(TOKEN, "gu"),
          (_, number: string) => hidden[Number(number)]?.source ?? "",
        );
    return shown;
  };
  return {
    restore,
    hide: (source, shown) =>
      `\uFDD0${hidden.push({ source, shown }) - 1}\uFDD1`,
    enclose: (opening, closing = "") =>
      `${COMPONENT_TAG}${components.push({ opening, closing }) - 1}`,
    component: (tag) =>
      components[Number(tag.slice(COMPONENT_TAG.length))]?.opening,
    split: (text) =>
      text
        .split(TOKEN)
        .map((part, index) =>
          index % 2 === 0 ? part : (hidden[Number(part)] ?? ""),
        ),
  };
}
