/** HTML as a document gives it back: other references for the same characters. Loads and runs nothing. */
export function asInDocument(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
}
