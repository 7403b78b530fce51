/** HTML as a document serialises it, with other references for the same characters. Loads and runs nothing. */
export function asInDocument(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.innerHTML;
}
