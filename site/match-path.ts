function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Matches a path with a pattern of the route table such as `/blog/:slug`.
 * @returns the decoded parameters, or undefined if the pattern does not fit the whole path
 */
export function matchPath(
  pattern: string,
  pathname: string,
): Record<string, string> | undefined {
  const parts = pattern.split("/");
  const segments = pathname.split("/");
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const segment = segments[place] ?? "";
    if (part.startsWith(":") && segment !== "")
      params[part.slice(1)] = decodeSafely(segment);
    else if (part !== segment) return undefined;
  }
  return params;
}
