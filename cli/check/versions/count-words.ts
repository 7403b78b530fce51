/** The approximate number of words in a Markdown text, without addresses, HTML tags and placeholders. */
export function countWords(markdown: string): number {
  const words = markdown
    .replaceAll(/\]\([^)\s]*/gu, "] ")
    .replaceAll(/<[^<>]*>/gu, " ")
    .replaceAll(/\{\{[^{}]*\}\}/gu, " ")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'\u2019_-]*/gu);
  return words?.length ?? 0;
}
