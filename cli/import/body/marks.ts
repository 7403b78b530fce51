import type { ElementContent } from "hast";
import type { ReportLoss } from "../losses.ts";

/** Where a mark stands in the file. */
export interface MarkPlace {
  line: number;
  report: ReportLoss;
}

/** What a page shows in the place of a mark. */
export type ShowMark = (
  content: ElementContent[],
  place: MarkPlace,
) => ElementContent[];

/** Foreign text that the Markdown parser must not read. */
interface Mark {
  /** As the file has it. */
  source: string;
  /** The mark that ends its content; empty for one without content. */
  closing: string;
  show: ShowMark;
}

const TAG_NAME = "import-mark-";
/** Between noncharacters of Unicode, which no text may hold: `dropControls` removes them first. Addresses encode them. */
const TOKEN = /(?:\uFDD0|%EF%B7%90)(\d+)(?:\uFDD1|%EF%B7%91)/gu;
/** A tag, with the empty lines that `editAlone` puts around it. */
const TAG = new RegExp(
  `(?:(?<=^|\\n)[ \\t]*\\n)?([ \\t]*)<(/?)${TAG_NAME}(\\d+)>(?:\\n[ \\t]*(?=\\n|$))?`,
  "gu",
);

/** True for a text in which something is hidden. */
export function holdsToken(text: string): boolean {
  return text.includes("\uFDD0");
}

/**
 * Foreign stretches of a text. Each is replaced by a short token, which parsers take for a word, or by a tag around its
 * content. In code and in addresses the written text is restored.
 */
export class Marks {
  readonly #marks: Mark[] = [];

  /** @returns the token that stands for the text */
  hide(source: string, show: ShowMark): string {
    return `\uFDD0${this.#marks.push({ source, closing: "", show }) - 1}\uFDD1`;
  }

  /** @returns the name of the HTML element to put around the content */
  enclose(source: string, show: ShowMark, closing = ""): string {
    return `${TAG_NAME}${this.#marks.push({ source, closing, show }) - 1}`;
  }

  /** The mark that an element stands for. */
  atTag(tag: string): Mark | undefined {
    return this.#marks[Number(tag.split(TAG_NAME)[1])];
  }

  /** A text cut at its tokens. */
  split(text: string): (string | Mark)[] {
    return text
      .split(TOKEN)
      .map((part, at) => (at % 2 ? (this.#marks[Number(part)] ?? "") : part));
  }

  /** The text as it was written. */
  restore(text: string): string {
    const written = text
      .replaceAll(TAG, (_, indent: string, slash: string, at: string) => {
        const { closing = "", source = "" } = this.#marks[Number(at)] ?? {};
        return indent + (slash ? closing : source);
      })
      .replaceAll(
        TOKEN,
        (_, at: string) => this.#marks[Number(at)]?.source ?? "",
      );
    // A hidden stretch may hold others.
    return holdsToken(written) && written !== text
      ? this.restore(written)
      : written;
  }
}
