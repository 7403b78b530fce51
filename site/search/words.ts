/** The words of a text, without case and accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The words of some texts on one line, each after a space, so that " lead" finds a word that begins with "lead". */
export function wordLine(texts: readonly string[]): string {
  return ` ${wordsOf(texts.join(" ")).join(" ")}`;
}
