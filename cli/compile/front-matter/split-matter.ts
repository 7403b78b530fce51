import matter from "gray-matter";

/** gray-matter must neither parse nor run anything here: all its engines are replaced. */
function refuse(): never {
  throw new Error("Front matter is never evaluated");
}
const refused = { parse: refuse, stringify: refuse };
const options = {
  language: "yaml",
  engines: {
    yaml: { parse: () => ({}), stringify: refuse },
    json: refused,
    js: refused,
    javascript: refused,
    coffee: refused,
  },
};

/**
 * Splits a text into its front matter and the rest, both unchanged, by gray-matter. Only this file uses the package.
 * Options are always passed, because without them it caches texts.
 */
export function splitMatter(text: string): { fields: string; rest: string } {
  const { content, matter: fields } = matter(text, options);
  return { fields, rest: content };
}
