import type { Fragments } from "../model/body.ts";
import type { RuleId } from "./catalogue.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Words in braces, of one brace or two, and the tags of other template languages. */
const BRACES = /\{\{[^{}\n]*\}\}|\{%[^{}\n]*%\}|\{[a-z][\w.-]+\}/giu;

/** What the site fills in itself: names of its settings, without case, hyphens and underscores. */
const OWN_NAMES = new Set(
  (
    "brand brandname host supportemail supportaddress application applicationhost apphost applicationorigin " +
    "loginpath loginurl signuppath signupurl office officeaddress social scheduler schedulerurl newsletterwords tagline"
  ).split(" "),
);

export interface BraceProblem {
  rule: RuleId;
  message: string;
  help?: string;
}

/**
 * Braces in a text, each with its place. Two kinds are told apart: what is, or looks like, a placeholder of ours must
 * never reach a page; braces of any other make may be what the text is about.
 */
export function findBraces(text: string): { text: string; index: number }[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(BRACES)].map(({ 0: found, index }) => ({
    text: found,
    index,
  }));
}

/** True for braces that only we write: `{{kind:id}}`, `{{word}}`, and the name of a setting in single ones. */
export function isOurs(text: string): boolean {
  const inner = /^\{\{\s*([\w-]+)\s*:\s*[^{}]*\}\}$|^\{\{([\w-]+)\}\}$/u;
  if (inner.test(text)) return true;
  const name = /^\{([\w.-]+)\}$/u.exec(text)?.[1] ?? "";
  return OWN_NAMES.has(name.toLowerCase().replaceAll(/[-_.]/gu, ""));
}

/** What is wrong with braces in running text. */
export function describeBraces(
  text: string,
  isAlone: boolean,
  fragments: Fragments,
): BraceProblem | undefined {
  if (!isOurs(text)) return describeLiteral(text);
  const rule = "placeholder/unknown";
  const [, kind = "", id = ""] =
    /^\{\{(wireframe|code):([\w-]+)\}\}$/u.exec(text) ?? [];
  if (/^\{[^{]/u.test(text)) {
    const message = `\`${text}\` names a setting, but settings are not filled into texts.`;
    return { rule, message, help: "Write the words that are meant." };
  }
  if (kind !== "wireframe" && kind !== "code") {
    const meant = nearestPlaceholder(text, fragments);
    const message = `\`${text}\` is no placeholder that is filled in.${formatSuggestion(meant)}`;
    return meant
      ? { rule, message, help: `Write \`${meant}\`.` }
      : { rule, message };
  }
  const known = Object.keys(fragments[kind]);
  if (!known.includes(id)) {
    const folder = kind === "code" ? "snippets" : "wireframes";
    const meant = nearestWord(id, known);
    const message = `\`${text}\` names \`${id}\`, but there is no ${folder}/${id}.yaml.${formatSuggestion(meant)}`;
    return meant
      ? { rule, message, help: `Write \`{{${kind}:${meant}}}\`.` }
      : { rule, message };
  }
  if (isAlone) return undefined;
  const message = `\`${text}\` does not stand on a line of its own.`;
  const help = "Put an empty line before and after it.";
  return { rule, message, help };
}

/** Braces of another make: shown as they are, which may be meant. */
export function describeLiteral(text: string): BraceProblem {
  const what = text.startsWith("{%")
    ? "a tag of another template language"
    : "filled in by nothing";
  return {
    rule: "placeholder/literal",
    message: `\`${text}\` is ${what}: readers see the braces.`,
  };
}

/** The placeholder that was meant by one with another kind, without a kind, or with space in it. */
function nearestPlaceholder(
  text: string,
  fragments: Fragments,
): string | undefined {
  const [, kind, id = ""] =
    /^\{\{\s*(?:([\w-]+)\s*:\s*)?([\w-]+)\s*\}\}$/u.exec(text) ?? [];
  const kinds = ["wireframe", "code"] as const;
  const all = kinds.flatMap((name) =>
    Object.keys(fragments[name]).map((known) => ({ name, known })),
  );
  const meantId = nearestWord(
    id,
    all.map(({ known }) => known),
  );
  const found = all.find(({ known }) => known === meantId);
  if (found !== undefined) return `{{${found.name}:${found.known}}}`;
  const meantKind = kind && nearestWord(kind, [...kinds, "snippet"]);
  if (!meantKind || id === "") return undefined;
  return `{{${meantKind === "snippet" ? "code" : meantKind}:${id}}}`;
}
