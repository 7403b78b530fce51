/** `closed` is HTML that ended on its line: what follows is no part of it. */
export type Before =
  "blank" | "closed" | "html" | "item" | "label" | "other" | "quote" | "text";

/** What the lines before the one at hand leave to know. */
export interface Flow {
  readonly lines: readonly string[];
  readonly prose: string[];
  readonly depth: number;
  before: Before;
  /** True from a line with a bar, or of the signs below a head, which may belong to a table, to the next blank one. */
  hasBar: boolean;
  /** True after a definition. */
  hasLabel: boolean;
  /** What closes the open fence, and the space before it. */
  fence?: { run: string; indent: number } | undefined;
  list?: List | undefined;
}

export interface List {
  marker: string;
  /** The column where the text of the last item begins, of the innermost one on its line. */
  indent: number;
  hasTask: boolean;
  /** True when an item holds another container. */
  isNested: boolean;
  hasBlank: boolean;
}
