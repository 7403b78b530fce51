/** Other names that writers give a language, by the name of its grammar. */
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

/** Grammars that go by their own name only. */
const ownNamesOnly = `
  1c abnf accesslog actionscript ada angelscript apache applescript arcade arduino armasm asciidoc
  aspectj autohotkey autoit avrasm awk axapta basic bnf brainfuck cal capnproto ceylon clean clojure
  clojure-repl cmake coq cos crmsh crystal csp css d delphi django dns dsconfig dts dust ebnf elm
  erlang-repl excel fix flix fortran fsharp gams gauss gcode gherkin glsl gml golo gradle groovy haml
  handlebars haxe hsp hy inform7 irpf90 isbl java jboss-cli julia-repl lasso ldif leaf livecodeserver
  livescript llvm lsl lua mathematica matlab maxima mel mercury mipsasm mizar mojolicious monkey
  moonscript n1ql nestedtext nim nix node-repl nsis ocaml openscad oxygene parser3 pf pgsql
  php-template pony processing profile prolog puppet purebasic python-repl q qml reasonml rib roboconf
  routeros rsl ruleslanguage sas scala scheme scilab smali smalltalk sml sqf stan stata step21 subunit
  taggerscript tap tcl thrift tp vala vbscript vbscript-html verilog vhdl wasm wren x86asm xl xquery
  zephir
`;

const grammars = new Map(
  [
    ...words(ownNamesOnly).map((name) => [name, name] as const),
    ...Object.entries(otherNames).flatMap(([name, others]) =>
      [name, ...words(others)].map((written) => [written, name] as const),
    ),
  ].toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** Every name that a code block may give its language, sorted. */
export const languageNames: readonly string[] = [...grammars.keys()];

/** The name of the grammar that colours a language; undefined for an unknown language. */
export function grammarOf(language: string): string | undefined {
  return grammars.get(language.toLowerCase());
}

/** True for a language that code can be coloured in. */
export function isKnownLanguage(language: string): boolean {
  return grammarOf(language) !== undefined;
}

function words(list: string): string[] {
  return list.trim().split(/\s+/u);
}
