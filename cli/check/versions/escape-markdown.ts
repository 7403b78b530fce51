/**
 * Escapes text so that Markdown shows it literally, even in a table. An invisible space keeps GitHub from notifying a
 * name after `@` or linking a number after `#`.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\r\n\t]+/gu, " ")
    .replaceAll(UNPRINTABLE, "\uFFFD")
    .replaceAll(/[\\`*_~[\]|]/gu, String.raw`\$&`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/(@|#|GH-|:\/\/|www\.)(?=\w)/giu, "$1&#8203;");
}

/** Text as a code span, literally, even in a table. */
export function codeSpan(text: string): string {
  const safe = text
    .replaceAll(/[\r\n\t]+/gu, " ")
    .replaceAll(UNPRINTABLE, "\uFFFD")
    .replaceAll("|", String.raw`\|`);
  const longest = Math.max(
    0,
    ...(safe.match(/`+/gu) ?? []).map(({ length }) => length),
  );
  const fence = "`".repeat(longest + 1);
  return longest === 0 ? `\`${safe}\`` : `${fence} ${safe} ${fence}`;
}

export function linkTo(text: string, address: string | undefined): string {
  if (address === undefined) return text;
  const safe = address.replaceAll(
    /[\s()<>|\\]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  return `[${text}](${safe})`;
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;
