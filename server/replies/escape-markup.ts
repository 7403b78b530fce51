const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML and XML: for elements and for quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(
    /[&<>"']/gu,
    (character) => ENTITIES[character] ?? character,
  );
}
