import type { CompletionItem } from "vscode-languageserver";
import type { TextRange } from "../../model/source-text.ts";

/** A completion: a text to insert. */
export interface OfferedText extends Omit<CompletionItem, "textEdit"> {
  newText: string;
}

/** The same with the range that it replaces. */
export type Offer = OfferedText & TextRange;
