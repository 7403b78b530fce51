import type { ElementContent } from "hast";
import type { Component } from "./show-component.ts";

/** Foreign text that the Markdown parser must not read. */
interface Mark {
  /** As the file has it. */
  source: string;
  /** What a page shows in its place. */
  show: () => ElementContent[];
}

const TAG_NAME = "import-mark-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` removes them first. Addresses encode them. */
const TOKEN = /(?:\uFDD0|%EF%B7%90)(\d+)(?:\uFDD1|%EF%B7%91)/gu;

/**
 * Foreign stretches of a text. Each is replaced by a short token, which parsers take for a word, or by a tag around its
 * content. In code and in addresses the written text is restored.
 */
export class Marks {
  readonly #marks: Mark[] = [];
  readonly #components: Component[] = [];

  /** @returns the token that stands for the text */
  hide(source: string, show: Mark["show"]): string {
    return `\uFDD0${this.#marks.push({ source, show }) - 1}\uFDD1`;
  }

  /** @returns the name of the HTML element to put around the content */
  enclose(component: Component): string {
    return `${TAG_NAME}${this.#components.push(component) - 1}`;
  }

  /** The component that an element stands for. */
  atTag(tag: string): Component | undefined {
    return this.#components[Number(tag.split(TAG_NAME)[1])];
  }

  /** A text cut at its tokens. */
  split(text: string): (string | Mark)[] {
    return text
      .split(TOKEN)
      .map((part, at) => (at % 2 ? (this.#marks[Number(part)] ?? "") : part));
  }

  /** The text as it was written. */
  restore(text: string): string {
    return this.split(text)
      .map((part) => (typeof part === "string" ? part : part.source))
      .join("");
  }
}
