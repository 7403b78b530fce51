import type { Random } from "./random.ts";

type Words = readonly [string, ...string[]];
const words = (list: string): Words => {
  const [first = "", ...rest] = list.trim().split(/\s+/u);
  return [first, ...rest];
};

const WORDS = words(`
  account alert answer audience buyer call campaign change check comment company connection contact copy count deal
  decision draft engagement evidence export fact feed figure filter follow growth habit hour idea influencer interest
  lead like list market meeting message minute month name note number offer order owner people pipeline plan post
  priority profile prospect question rank reason record region reply report result review role row rule sales scale
  score season sector segment signal source spreadsheet stage story summary system table team test thread title tool
  topic trade trend value view visit week work writer year
`);
const LINKERS = words(`
  about across after and around before behind beside between but for from in into near of on or over so than that then
  through to toward under until when where while with without
`);

/** A sentence of plain words, some of them marked up as writers do. */
export function sentence(random: Random): string {
  const length = 8 + random.below(12);
  const parts = Array.from({ length }, (_, place) =>
    random.pick(place % 3 === 2 ? LINKERS : WORDS),
  );
  const marked = random.below(length);
  const word = parts[marked] ?? "";
  parts[marked] = random.pick([
    word,
    word,
    `**${word}**`,
    `*${word}*`,
    `\`${word}_id\``,
    `~~${word}~~`,
  ]);
  const text = parts.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

export function paragraph(random: Random): string {
  const sentences = Array.from({ length: 3 + random.below(3) }, () =>
    sentence(random),
  );
  return `${sentences.join(" ")}\n`;
}

/** A heading of plain words that no other heading of a post has: `place` counts them. */
export function heading(random: Random, place: number): string {
  const title = [random.pick(WORDS), random.pick(LINKERS), random.pick(WORDS)];
  return `## Part ${place}: ${title.join(" ")}\n`;
}

export function list(random: Random): string {
  const marker = random.pick([
    () => "-",
    (place: number) => `${place + 1}.`,
    (place: number) => `- [${place % 2 ? "x" : " "}]`,
  ]);
  return Array.from(
    { length: 4 },
    (_, place) => `${marker(place)} ${sentence(random)}\n`,
  ).join("");
}

export function table(random: Random): string {
  const head = ["Person", "Signal", "Likes", "Comments"];
  const rows = Array.from({ length: 5 + random.below(4) }, () => [
    random.pick(WORDS),
    `${random.pick(WORDS)} ${random.pick(LINKERS)} ${random.pick(WORDS)}`,
    String(random.below(90)),
    String(random.below(30)),
  ]);
  return [head, ["---", "---", "---:", "---:"], ...rows]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

const CODE: Record<
  "json" | "javascript" | "sql" | "bash",
  (random: Random) => string
> = {
  json: (random) =>
    `{\n  "name": "${random.pick(WORDS)}",\n  "priority": "High Priority",\n  "signals": [${random.below(9)}, ${random.below(99)}],\n  "seen": null\n}`,
  javascript: (random) =>
    `// Sorts the ${random.pick(WORDS)} by what it is worth.\nconst ranked = leads\n  .filter(({ score }) => score > ${random.below(9)})\n  .toSorted((a, b) => b.score - a.score);\nconsole.log(\`\${ranked.length} of \${leads.length}\`);`,
  sql: (random) =>
    `SELECT name, count(*) AS signals\nFROM ${random.pick(WORDS)}\nWHERE seen_at > now() - interval '${1 + random.below(30)} days'\nGROUP BY name\nORDER BY signals DESC;`,
  bash: (random) =>
    `curl --silent "https://example.com/${random.pick(WORDS)}?limit=${random.below(100)}" \\\n  --header "Accept: application/json" | jq '.leads[].name'`,
};

export function codeBlock(random: Random): string {
  const language = random.pick(["json", "javascript", "sql", "bash"]);
  return `\`\`\`${language}\n${CODE[language](random)}\n\`\`\`\n`;
}

/** HTML as writers use it where Markdown has no words for what they mean. */
export function rawHtml(random: Random): string {
  const key = random.pick(["K", "P", "Enter"]);
  return random.pick([
    `<details>\n<summary>About the ${random.pick(WORDS)}</summary>\n\n${sentence(random)}\n\n</details>\n`,
    `Press <kbd>Ctrl</kbd> + <kbd>${key}</kbd> for the ${random.pick(WORDS)} of <abbr title="Customer relationship management">CRM</abbr>.\n`,
    `<figure>\n<blockquote><p>${sentence(random)}</p></blockquote>\n<figcaption>A ${random.pick(WORDS)}</figcaption>\n</figure>\n`,
  ]);
}

export function quote(random: Random): string {
  return `> ${sentence(random)}\n> ${sentence(random)}\n`;
}

/** A word of the corpus, with a capital letter. */
export function titleWord(random: Random): string {
  const word = random.pick(WORDS);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
