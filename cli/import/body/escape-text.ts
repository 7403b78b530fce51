/** An address as a Markdown link takes it. */
export function formatAddress(address: string): string {
  const flat = address.trim();
  return /[\s()<>]/u.test(flat)
    ? `<${flat.replaceAll(/[<>\n]/gu, encodeURIComponent)}>`
    : flat;
}

export function escapeText(text: string): string {
  return text.replaceAll(/\s+/gu, " ").replaceAll(/[[\]]/gu, "\\$&");
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function stripTags(text: string): string {
  return text.replaceAll(/<\/?[a-z][^<>]*>/giu, "");
}
