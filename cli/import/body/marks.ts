import type { LossKind } from "../losses.ts";

/** A shortcode, an include or a JSX element of another generator: its name and what it is given. */
export interface Component {
  /** As written: `figure`, `TabItem`, `youtube`. */
  name: string;
  /** What its losses are called in the report. */
  kind: LossKind;
  /** Values by name; those without one under "0", "1" and so on. */
  values: ReadonlyMap<string, string>;
  /** Its opening mark as the file has it. */
  source: string;
}

/** What becomes of a stretch of text that Markdown must not read. */
export type Shown =
  | { kind: "code"; value: string; lang: string }
  /** Written as it is, in a code span, and reported. */
  | { kind: "unknown"; loss: LossKind }
  | { kind: "text"; loss?: LossKind }
  | { kind: "component"; component: Component }
  | { kind: "nothing" };

export interface HiddenText {
  source: string;
  shown: Shown;
}

/**
 * Stretches of a text that are hidden from the Markdown parser. Each is a short token that every parser takes for a
 * word; where it ends up in code or in an address, it becomes the written text again.
 */
export interface Marks {
  /** Hides a stretch; gives the token that stands for it. */
  hide: (source: string, shown: Shown) => string;
  /** The name of an HTML element that stands for a component; its tags go around the content. */
  enclose: (opening: Component, closing?: string) => string;
  /** The text as it was written, without tokens. */
  restore: (text: string) => string;
  /** The component that a tag stands for. */
  component: (tag: string) => Component | undefined;
  /** A text cut at its tokens. */
  split: (text: string) => (string | HiddenText)[];
}

const COMPONENT_TAG = "import-component-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` takes them out first. */
const TOKEN = /\uFDD0(\d+)\uFDD1/gu;
const TAG = new RegExp(`<(/?)${COMPONENT_TAG}(\\d+)>`, "gu");
/** A tag with the empty lines that `editAlone` puts around it. */
const ALONE = new RegExp(
  `(^|\\n)[ \\t]*\\n([ \\t]*</?${COMPONENT_TAG}\\d+>)\\n[ \\t]*(?=\\n|$)`,
  "gu",
);
/** How often hidden stretches may hold others. */
const MAX_DEPTH = 4;

/** True for a text in which something is hidden. */
export function holdsToken(text: string): boolean {
  return text.includes("\uFDD0");
}

export function createMarks(): Marks {
  const hidden: HiddenText[] = [];
  const components: { opening: Component; closing: string }[] = [];
  const restoreOnce = (text: string) =>
    text
      .replaceAll(ALONE, "$1$2")
      .replaceAll(TAG, (_, slash: string, number: string) => {
        const { closing, opening } = components[Number(number)] ?? {};
        return (slash === "" ? opening?.source : closing) ?? "";
      })
      .replaceAll(
        TOKEN,
        (_, number: string) => hidden[Number(number)]?.source ?? "",
      );
  return {
    restore(text) {
      let shown = text;
      for (let depth = 0; depth < MAX_DEPTH; depth++) {
        if (!holdsToken(shown) && !shown.includes(COMPONENT_TAG)) break;
        shown = restoreOnce(shown);
      }
      return shown;
    },
    hide: (source, shown) =>
      `\uFDD0${hidden.push({ source, shown }) - 1}\uFDD1`,
    enclose: (opening, closing = "") =>
      `${COMPONENT_TAG}${components.push({ opening, closing }) - 1}`,
    component: (tag) =>
      tag.startsWith(COMPONENT_TAG)
        ? components[Number(tag.slice(COMPONENT_TAG.length))]?.opening
        : undefined,
    split: (text) =>
      text
        .split(TOKEN)
        .map((part, index) =>
          index % 2 === 0 ? part : (hidden[Number(part)] ?? ""),
        ),
  };
}
