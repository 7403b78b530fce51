import { defineRule } from "../define-rule.ts";
import { findRepeated } from "../find-definitions.ts";

export const linkDuplicateDefinition = defineRule({
  id: "link/duplicate-definition",
  level: "warn",
  what: "Two addresses are defined under one label.",
  why: "Only the first one counts: links that mean the second lead elsewhere.",
  whatToDo: "Give one of them another label, or remove it.",
  bad: "The [prices] are new.\n\n[prices]: /pricing\n«[Prices]: /pricing#teams»",
  good: "The [prices] are new, [those of teams] too.\n\n[prices]: /pricing\n[those of teams]: /pricing#teams",
  checkBody: (body) =>
    findRepeated(body.markdown.definitions, body).flatMap(
      ({ first, node, ...finding }) => {
        if (first.url === node.url && first.title === node.title) return [];
        const message = `\`[${node.label}]\` is defined as ${first.url} already, so this address is not used.`;
        return [{ ...finding, message }];
      },
    ),
});
