/** Aliases of languages, by the name of the grammar. Some share a grammar with a similar language. */
const otherNames: Readonly<Record<string, string>> = {
  apacheconf: "apache",
  asmatmel: "avrasm",
  bash: "fish jq just ksh nu nushell sed sh shell-script shellscript starlark zsh",
  batch: "bat cmd dos",
  bsl: "1c",
  c: "dts h lsl",
  clojure: "clojure-repl hy",
  coffeescript: "coffee",
  cpp: "angelscript c++ cc cxx hpp hxx",
  csharp: "axapta c# cs cshtml razor",
  dart: "flutter",
  diff: "patch",
  "dns-zone-file": "dns",
  docker: "containerfile dockerfile",
  elixir: "ex exs",
  erb: "ejs",
  erlang: "erl erlang-repl",
  "excel-formula": "excel",
  go: "golang",
  graphql: "gql",
  handlebars: "dust",
  haskell: "hs",
  hcl: "terraform tf",
  http: "https",
  ini: "cfg conf dotenv editorconfig env properties service systemd",
  java: "aspectj ceylon golo",
  javascript: "arcade cjs js mjs node-repl",
  json: "geojson jsonc jsonl ndjson",
  julia: "jl julia-repl",
  kotlin: "kt kts",
  latex: "tex",
  less: "lesscss",
  lisp: "elisp",
  makefile: "make mk",
  markdown: "md mdx mkd",
  markup: "astro atom htm html plist rss svelte svg vue xhtml xml",
  nasm: "x86asm",
  nginx: "nginxconf",
  objectivec: "mm obj-c objc",
  pascal: "delphi",
  perl: "pl pm",
  php: "php-template php7 php8",
  plaintext:
    "accesslog ascii bibtex cal clean cos crmsh cron crontab csv curl dot dsconfig fix flix flow gams gauss gitattributes gitignore graphviz haml hsp idl irpf90 isbl jboss-cli katex lasso ldif leaf livecodeserver log math maxima mediawiki mercury mermaid message mipsasm mojolicious nestedtext nohighlight none openscad output oxygene parser3 pf plain plantuml pony prisma profile regex rib routeros rsl rst ruleslanguage scilab sol solidity step21 subunit taggerscript text tp tree tsv txt vbscript-html webidl wiki xl zephir zig",
  powershell: "ps ps1 pwsh",
  protobuf: "capnproto proto thrift",
  python: "gyp py py3 python-repl python3",
  r: "rscript",
  reason: "reasonml",
  ruby: "erb-ruby gemspec jekyll rb",
  rust: "rs",
  scss: "postcss sass-scss",
  "shell-session": "console session shell shellsession terminal",
  sql: "cypher mysql pgsql plsql postgres postgresql psql sparql sqlite tsql",
  stylus: "styl",
  swift: "swiftui",
  twig: "jinja jinja2 njk nunjucks",
  typescript: "cts mts ts",
  vbnet: "vb",
  vim: "viml vimscript",
  "visual-basic": "vbscript",
  wolfram: "mathematica",
  yaml: "yml",
};

/** Grammars without aliases. */
const ownNamesOnly = `
  abnf actionscript ada applescript arduino armasm asciidoc autohotkey autoit awk basic bnf
  brainfuck cmake coq crystal csp css d django ebnf elm fortran fsharp gcode gherkin glsl gml
  gradle groovy haxe inform7 json5 jsx liquid livescript llvm lua matlab mel mizar monkey
  moonscript n1ql nim nix nsis ocaml processing prolog puppet purebasic q qml roboconf sas sass
  scala scheme smali smalltalk sml sqf stan stata tap tcl toml tsx vala verilog vhdl wasm wren
  xquery
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

/** The name of the grammar that highlights a language, or `plaintext` for none. Undefined for an unknown language. */
export function grammarOf(language: string): string | undefined {
  return grammars.get(language.toLowerCase());
}

/** True for a language with syntax highlighting. */
export function isKnownLanguage(language: string): boolean {
  return grammarOf(language) !== undefined;
}

function words(list: string): string[] {
  return list.trim().split(/\s+/u);
}
