/**
 * The source of a regular expression with the flag `i`, rewritten to work without it, because JSON Schema has no flags.
 * Letters and ranges of letters match both cases, except in escapes.
 */
export function withoutCase(source: string): string {
  let isInClass = false;
  return source.replaceAll(
    /\\.|\[|\]|[a-z]-[a-z]|[A-Z]-[A-Z]|[a-z]/giu,
    (part) => {
      if (part === "[") isInClass = true;
      if (part === "]") isInClass = false;
      if (!/^[a-z]/iu.test(part)) return part;
      const both =
        part.length === 1 || isInClass
          ? `${part.toLowerCase()}${part.toUpperCase()}`
          : part;
      return isInClass ? both : `[${both}]`;
    },
  );
}
