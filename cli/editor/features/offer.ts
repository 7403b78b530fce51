import type { CompletionItem } from "vscode-languageserver";

/** What may be written at a place. */
export interface OfferedText extends Omit<CompletionItem, "textEdit"> {
  newText: string;
}

/** The same with the range that it replaces. */
export interface Offer extends OfferedText {
  start: number;
  end: number;
}
