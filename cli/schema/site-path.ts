/** Characters that encodeURIComponent encodes although a path segment may contain them (RFC 3986, pchar). */
const PLAIN = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

function encodeSegment(text: string): string {
  return encodeURIComponent(text).replaceAll(PLAIN, decodeURIComponent);
}

function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
}

/**
 * The one address of a page: no trailing slash, no empty segment, ASCII letters in lower case, nothing encoded that
 * need not be. Always begins with exactly one slash; applying it twice changes nothing.
 * @param path the path of a request, percent-encoded
 * @throws URIError when the percent encoding is invalid
 */
export function toCanonicalPath(path: string): string {
  const segments = path
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => encodeSegment(lowerAscii(decodeURIComponent(segment))));
  return `/${segments.join("/")}`;
}

/** The address of a page's Markdown twin: the page's own address with `.md`, or `/index.md` for the home page. */
export function toTwinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/**
 * The page whose twin has this address. Undefined if it is not the address of a twin: pages have no dot in their path.
 */
export function fromTwinPath(path: string): string | undefined {
  if (path === "/index.md") return "/";
  return /^(\/[^.]+)\.md$/u.exec(path)?.[1];
}
