"use strict";

/** The scheme of the YAML documents that stand for front matter. */
const SCHEME = "front-matter";

/**
 * The front matter of a Markdown text as a YAML text in which everything keeps its line and column: the opening line
 * becomes a comment that names the schema, and what follows the closing line is left out. Undefined without front
 * matter. A closing line that is yet to be written is no hindrance.
 * @param {string} text
 * @param {string} schema address of the JSON Schema
 * @returns {{ yaml: string, lines: number } | undefined} with the number of lines that are front matter
 */
function projectFrontMatter(text, schema) {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r?\n/u);
  if (!/^---[ \t]*$/u.test(lines[0] ?? "")) return undefined;
  const length = lines.slice(1).findIndex((line) => /^---[ \t]*$/u.test(line));
  const end = length === -1 ? lines.length : length + 1;
  const inside = lines.slice(1, end);
  return {
    yaml: [`# yaml-language-server: $schema=${schema}`, ...inside, ""].join(
      "\n",
    ),
    lines: end,
  };
}

/**
 * The collection that a Markdown file belongs to: the folder below the last `content` folder of its path.
 * @param {string} path with forward slashes
 * @returns {string | undefined}
 */
function collectionOf(path) {
  return /^.*\/content\/([^/]+)\/.+\.md$/u.exec(path)?.[1];
}

module.exports = { SCHEME, collectionOf, projectFrontMatter };
