import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

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

/** Names of languages worth suggesting. */
export const languageNames: readonly string[] = [
  ...new Set([...Object.keys(otherNames), ...names.keys(), "css", "java"]),
].toSorted();

/** The name that the grammar of a language may have: no grammar is looked for. */
export function grammarName(written: string): string {
  const lower = written.toLowerCase();
  return Object.hasOwn(otherNames, lower) ? lower : (names.get(lower) ?? lower);
}

/** True for a language that code can be coloured in; the grammar is not loaded. */
export function isKnownLanguage(written: string): boolean {
  const name = grammarName(written);
  return Object.hasOwn(otherNames, name) || grammarPath(name) !== undefined;
}

const missing = new Set<string>();

/** Where the grammar of that name lies; undefined when there is none. */
export function grammarPath(name: string): string | undefined {
  if (missing.has(name) || !/^[a-z0-9][a-z0-9-]{0,30}$/u.test(name))
    return undefined;
  try {
    return require.resolve(`highlight.js/lib/languages/${name}`);
  } catch {
    if (missing.size < 1000) missing.add(name);
    return undefined;
  }
}
