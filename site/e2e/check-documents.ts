import { HtmlValidate } from "html-validate";
import { checkStructuredData } from "../testing/check-structured-data.ts";

const html = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes this way, which is valid HTML.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "valid-id": ["error", { relaxed: true }],
    // A scrolling box is not a section of the text.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // The search of the documentation shows results while typing.
    "wcag/h32": "off",
    // A content rule checks titles.
    "long-title": "off",
  },
});

/** What is wrong with the HTML of a document, one line for each. */
export async function checkHtml(path: string, text: string): Promise<string[]> {
  const { results } = await html.validateString(text, path);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) =>
        `${path} ${ruleId}: ${message} ${selector ?? ""}`,
    ),
  );
}

/** The first group of each match. */
export const contentOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, content = ""]) => content);

/** The paths in a sitemap. */
export const pathsOf = (sitemap: string) =>
  contentOf(sitemap, /<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/gu);

/** What is wrong with the address that a document of an origin says it has. */
export function checkAddress(
  origin: string,
  path: string,
  text: string,
): string[] {
  const canonical = contentOf(text, /<link rel="canonical" href="([^"]*)"/gu);
  const shared = contentOf(text, /property="og:url" content="([^"]*)"/gu);
  const addresses = path === "/search" ? shared : [...canonical, ...shared];
  if (addresses.length === 0) return [`${path} does not say its address`];
  return addresses
    .filter((address) => address !== `${origin}${path}`)
    .map((address) => `${path} says it is ${address}`);
}

/** What is wrong with the title and the description of a document. @param seen titles and descriptions -> path */
function checkWords(
  path: string,
  text: string,
  seen: Map<string, string>,
): string[] {
  const problems: string[] = [];
  const titles = contentOf(text, /<title>([^<]*)<\/title>/gu);
  const descriptions = contentOf(
    text,
    /<meta name="description" content="([^"]+)"/gu,
  );
  for (const [value = "none", ...more] of [titles, descriptions]) {
    const other = seen.get(value);
    if (other !== undefined) problems.push(`${path} repeats ${other}`);
    if (more.length > 0) problems.push(`${path} has two of ${value}`);
    seen.set(value, path);
  }
  return problems;
}

/** What is wrong with documents: HTML, structured data, heads, text that was not filled in. */
export async function checkDocuments(
  origin: string,
  documents: ReadonlyMap<string, string>,
): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const [path, text] of documents) {
    problems.push(...(await checkHtml(path, text)));
    for (const lack of await checkStructuredData(text))
      problems.push(`${path} ${lack}`);
    problems.push(...checkAddress(origin, path, text));
    problems.push(...checkWords(path, text, seen));
    if (/\{\{|\[object /u.test(text))
      problems.push(`${path} has a placeholder`);
  }
  return problems;
}
