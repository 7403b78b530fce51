import type { CompletionItem } from "vscode-languageserver";

/** A completion: a text to insert. */
export interface OfferedText extends Omit<CompletionItem, "textEdit"> {
  newText: string;
}

/** The same with the range that it replaces. */
export interface Offer extends OfferedText {
  start: number;
  end: number;
}
