import { createRequire } from "node:module";
import type { LanguageFn } from "highlight.js";
import core from "highlight.js/lib/core";
import { CodeEmitter } from "./code-emitter.ts";

const require = createRequire(import.meta.url);
// Of an instance of our own: nobody else's code is coloured by it.
const highlighter = core.newInstance();
highlighter.configure({ __emitter: CodeEmitter });

/** Other names that writers give a language, by the name it is known by here. */
const otherNames: Readonly<Record<string, string>> = {
  bash: "sh zsh ksh fish nu nushell shell-script shellscript sed jq just starlark",
  cpp: "c++ cc hpp cxx hxx",
  c: "h",
  coffeescript: "coffee",
  csharp: "cs c# razor cshtml",
  dart: "flutter",
  diff: "patch",
  dockerfile: "docker containerfile",
  dos: "bat cmd batch",
  elixir: "ex exs",
  erb: "ejs",
  erlang: "erl",
  go: "golang",
  graphql: "gql",
  haskell: "hs",
  http: "https",
  ini: "toml properties conf cfg env dotenv editorconfig systemd service hcl terraform tf",
  javascript: "js jsx mjs cjs",
  json: "json5 jsonc geojson jsonl ndjson",
  julia: "jl",
  kotlin: "kt kts",
  latex: "tex",
  less: "lesscss",
  lisp: "elisp",
  makefile: "make mk",
  markdown: "md mdx mkd",
  nginx: "nginxconf",
  objectivec: "objc obj-c mm",
  perl: "pl pm",
  php: "php7 php8",
  plaintext:
    "text txt plain csv tsv log none nohighlight ascii tree output bibtex cron crontab curl dot flow gitignore gitattributes graphviz idl katex math mediawiki mermaid plantuml prisma regex rst sol solidity webidl wiki zig",
  powershell: "ps ps1 pwsh",
  protobuf: "proto",
  python: "py py3 python3 gyp",
  r: "rscript",
  ruby: "rb erb-ruby gemspec jekyll",
  rust: "rs",
  scss: "sass-scss sass postcss",
  shell: "console shellsession shell-session terminal session",
  sql: "mysql sqlite tsql postgresql postgres plsql psql sparql cypher",
  stylus: "styl",
  swift: "swiftui",
  twig: "jinja jinja2 liquid nunjucks njk",
  typescript: "ts tsx mts cts",
  vbnet: "vb",
  vim: "viml vimscript",
  xml: "html xhtml svg vue svelte astro rss atom plist htm",
  yaml: "yml",
};
const names = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    others.split(" ").map((other) => [other, name] as const),
  ),
);

const missing = new Set<string>();

/**
 * Code as HTML with classes, escaped, or undefined for a language that is not known. A grammar is loaded when the
 * first code in its language comes by.
 */
export function highlightCode(
  language: string,
  code: string,
): string | undefined {
  const name = findLanguage(language);
  if (name === undefined) return undefined;
  const options = { language: name, ignoreIllegals: true };
  return highlighter.highlight(code, options).value;
}

/** True for a language that code can be coloured in. */
export function isKnownLanguage(language: string): boolean {
  return findLanguage(language) !== undefined;
}

/** Names of languages worth suggesting. */
export const languageNames: readonly string[] = [
  ...new Set([...Object.keys(otherNames), ...names.keys(), "css", "java"]),
].toSorted();

function findLanguage(written: string): string | undefined {
  const lower = written.toLowerCase();
  const name = Object.hasOwn(otherNames, lower)
    ? lower
    : (names.get(lower) ?? lower);
  if (highlighter.getLanguage(name) !== undefined) return name;
  if (missing.has(name) || !/^[a-z0-9][a-z0-9-]{0,30}$/u.test(name))
    return undefined;
  const grammar = loadGrammar(name);
  if (grammar === undefined) {
    if (missing.size < 1000) missing.add(name);
    return undefined;
  }
  register(name, grammar);
  return name;
}

/**
 * Makes a grammar known with all that it hands code over to: what a text comes to must not depend on the texts that
 * were compiled before it. So it brings no other names, and guesses no language among those that happen to be there.
 */
function register(name: string, grammar: LanguageFn): void {
  const inner = new Set<string>();
  highlighter.registerLanguage(name, (api) => {
    const language = grammar(api);
    settle(language, inner, new Set());
    return { ...language, aliases: [] };
  });
  for (const other of inner) findLanguage(other);
}

/** Collects the languages that the modes of a grammar name, and has those that name none keep their code as text. */
function settle(part: unknown, inner: Set<string>, seen: Set<unknown>): void {
  if (typeof part !== "object" || part === null || seen.has(part)) return;
  seen.add(part);
  if (part instanceof RegExp) return;
  if ("subLanguage" in part) {
    const named = [part.subLanguage].flat();
    if (named.length === 0) delete part.subLanguage;
    for (const one of named) if (typeof one === "string") inner.add(one);
  }
  for (const value of Object.values(part)) settle(value, inner, seen);
}

function loadGrammar(name: string): LanguageFn | undefined {
  try {
    const loaded: unknown = require(`highlight.js/lib/languages/${name}`);
    return typeof loaded === "function" ? (loaded as LanguageFn) : undefined;
  } catch {
    return undefined;
  }
}
