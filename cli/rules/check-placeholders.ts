import {
  rangeInText,
  visitProse,
  type BodyTree,
} from "../markdown/body-tree.ts";
import { isPlaceholderParagraph } from "../markdown/fill-placeholders.ts";
import type { Fragments } from "../model/body.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

/** Words in braces, of one brace or two: the only ones that the site fills in are wireframe and code. */
export const BRACES = /\{\{[^{}\n]*\}\}|\{[a-z][\w.-]*\}/giu;

/** The most that one text reports: finding the place of each takes time, and nobody reads more. */
const MOST = 20;

/** Placeholders that name nothing, and braces where nothing fills them in. In code, braces are text. */
export function checkPlaceholders(
  body: BodyTree,
  fragments: Fragments,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visitProse(body, (node, parent) => {
    const alone = parent !== undefined && isPlaceholderParagraph(parent);
    for (const { 0: text, index } of node.value.matchAll(BRACES)) {
      if (diagnostics.length >= MOST) return;
      const problem = describe(text, alone, fragments);
      if (problem === undefined) continue;
      const range = rangeInText(node, { index, text }, body);
      const rule = "placeholder/unknown";
      diagnostics.push(createDiagnostic(rule, body.source, range, ...problem));
    }
  });
  return diagnostics;
}

function describe(
  text: string,
  alone: boolean,
  fragments: Fragments,
): [string, { help?: string }] | undefined {
  const [, kind = "", id = ""] =
    /^\{\{(wireframe|code):([\w-]+)\}\}$/u.exec(text) ?? [];
  if (kind !== "wireframe" && kind !== "code")
    return [`\`${text}\` is no placeholder that is filled in.`, {}];
  const known = Object.keys(fragments[kind]);
  if (!known.includes(id)) {
    const folder = kind === "code" ? "snippets" : "wireframes";
    const meant = nearestWord(id, known);
    return [
      `\`${text}\` names \`${id}\`, but there is no ${folder}/${id}.yaml.${formatSuggestion(meant)}`,
      {},
    ];
  }
  if (alone) return undefined;
  return [
    `\`${text}\` does not stand on a line of its own.`,
    { help: "Put an empty line before and after it." },
  ];
}
