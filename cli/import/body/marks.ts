import type { RootContent } from "mdast";
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
  /** Written as it is in a code span, and reported. */
  | { kind: "unknown"; loss: LossKind }
  | { kind: "text"; loss?: LossKind }
  | { kind: "component"; component: Component }
  | { kind: "markdown"; node: RootContent }
  /** Nothing, or a place that links may lead to. */
  | { kind: "nothing"; id?: string };

export interface HiddenText {
  source: string;
  shown: Shown;
}

const COMPONENT_TAG = "import-component-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` takes them out first. */
const TOKEN = /\uFDD0(\d+)\uFDD1/gu;
/** A tag, with the empty lines that `editAlone` puts around it. */
const TAG = new RegExp(
  `(?:(?<=^|\\n)[ \\t]*\\n)?([ \\t]*)<(/?)${COMPONENT_TAG}(\\d+)>(?:\\n[ \\t]*(?=\\n|$))?`,
  "gu",
);

/** True for a text in which something is hidden. */
export function holdsToken(text: string): boolean {
  return text.includes("\uFDD0");
}

/**
 * Stretches of a text that are hidden from the Markdown parser. Each is a short token that every parser takes for a
 * word; where it ends up in code or in an address, it becomes the written text again.
 */
export class Marks {
  readonly #hidden: HiddenText[] = [];
  readonly #components: { opening: Component; closing: string }[] = [];

  /** Hides a stretch; gives the token that stands for it. */
  hide(source: string, shown: Shown): string {
    return `\uFDD0${this.#hidden.push({ source, shown }) - 1}\uFDD1`;
  }

  /** The name of an HTML element that stands for a component; its tags go around the content. */
  enclose(opening: Component, closing = ""): string {
    return `${COMPONENT_TAG}${this.#components.push({ opening, closing }) - 1}`;
  }

  /** The component that a tag stands for. */
  component(tag: string): Component | undefined {
    const [, number] = tag.split(COMPONENT_TAG);
    return this.#components[Number(number)]?.opening;
  }

  /** A text cut at its tokens. */
  split(text: string): (string | HiddenText)[] {
    return text
      .split(TOKEN)
      .map((part, at) => (at % 2 ? (this.#hidden[Number(part)] ?? "") : part));
  }

  /** The text as it was written, without tokens. */
  restore(text: string): string {
    const written = text
      .replaceAll(TAG, (_, indent: string, slash: string, number: string) => {
        const { closing, opening } = this.#components[Number(number)] ?? {};
        return indent + ((slash ? closing : opening?.source) ?? "");
      })
      .replaceAll(
        TOKEN,
        (_, at: string) => this.#hidden[Number(at)]?.source ?? "",
      );
    // A hidden stretch may hold others.
    return holdsToken(written) && written !== text
      ? this.restore(written)
      : written;
  }
}
