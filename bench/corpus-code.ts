import { word } from "./corpus-text.ts";
import type { Random } from "./random.ts";

/** A few lines of code for each language. */
const CODE = {
  json: (random: Random) =>
    `{\n  "name": "${word(random)}",\n  "priority": "High Priority",\n  "signals": [${random.below(9)}, ${random.below(99)}],\n  "seen": null\n}`,
  javascript: (random: Random) =>
    `// Sorts the ${word(random)} by what it is worth.\nconst ranked = leads\n  .filter(({ score }) => score > ${random.below(9)})\n  .toSorted((a, b) => b.score - a.score);\nconsole.log(\`\${ranked.length} of \${leads.length}\`);`,
  typescript: (random: Random) =>
    `interface Lead {\n  readonly name: string;\n  score: number | undefined;\n}\n\nexport function rank(leads: readonly Lead[]): Lead[] {\n  return leads.filter((lead) => (lead.score ?? 0) >= ${random.below(90)});\n}`,
  sql: (random: Random) =>
    `SELECT name, count(*) AS signals\nFROM ${word(random)}\nWHERE seen_at > now() - interval '${1 + random.below(30)} days'\nGROUP BY name\nORDER BY signals DESC;`,
  bash: (random: Random) =>
    `curl --silent "https://example.com/${word(random)}?limit=${random.below(100)}" \\\n  --header "Accept: application/json" | jq '.leads[].name'`,
  python: (random: Random) =>
    `import csv\n\n\ndef read(path: str) -> list[dict[str, str]]:\n    """Leads that reacted more than ${random.below(20)} times."""\n    with open(path, newline="") as file:\n        return [row for row in csv.DictReader(file) if int(row["${word(random)}"]) > ${random.below(20)}]`,
  yaml: (random: Random) =>
    `name: ${word(random)}\non:\n  schedule:\n    - cron: "${random.below(60)} 6 * * 1-5"\nsteps:\n  - run: export --limit ${random.below(500)} # as CSV`,
  html: (random: Random) =>
    `<form action="/${word(random)}" method="post">\n  <label for="email">Work email</label>\n  <input id="email" type="email" required>\n  <button>Send ${random.below(9)}</button>\n</form>`,
  css: (random: Random) =>
    `.${word(random)} > li:not(:last-child) {\n  margin-block-end: ${random.below(40)}px;\n  color: #0a${10 + random.below(89)}ff;\n}`,
  diff: (random: Random) =>
    `- limit: ${random.below(50)}\n+ limit: ${50 + random.below(50)}\n  order: ${word(random)}`,
  go: (random: Random) =>
    `func rank(leads []Lead) (best Lead, err error) {\n\tfor _, lead := range leads {\n\t\tif lead.Score > ${random.below(90)} {\n\t\t\treturn lead, nil\n\t\t}\n\t}\n\treturn best, errors.New("no ${word(random)}")\n}`,
};

/** A text block without highlighting. */
const plainText = (random: Random) =>
  `${word(random)}-${random.below(999)}  <->  ${word(random)}  [${random.below(99)} %]`;

export function codeBlock(random: Random): string {
  const language = random.pick([
    "json",
    "javascript",
    "typescript",
    "sql",
    "bash",
    "python",
    "yaml",
    "html",
    "css",
    "diff",
    "go",
    "text",
  ]);
  const code = language === "text" ? plainText : CODE[language];
  return `\`\`\`${language}\n${code(random)}\n\`\`\`\n`;
}
