import type { DialectName } from "../dialects/dialect.ts";
import { findCode, isInside } from "./markdown-tree.ts";

/**
 * A foreign text without the marks of its generator, to count what it says: it is made apart from the conversion,
 * so that what the conversion loses is seen.
 */
export function plainSource(
  text: string,
  dialect: DialectName,
  syntax: "markdown" | "mdx",
): string {
  const blank = (source: string, pattern: RegExp, inCode: boolean) => {
    const code = inCode ? [] : findCode(source, syntax);
    return source.replaceAll(pattern, (written, ...rest: unknown[]) => {
      const at = rest.find((value) => typeof value === "number") ?? 0;
      return isInside(at, code) ? written : " ";
    });
  };
  const words = blank(text, /<(script|style)\b[\s\S]*?<\/\1\s*>/giu, false);
  switch (dialect) {
    case "hugo":
      return blank(
        blank(words, /\{\{[<%](?!\s*\/\*)[\s\S]{0,2000}?[>%]\}\}/gu, false),
        /^[ \t]*\{:?[.#][^}\n]*\}[ \t]*$|[ \t]\{#[^}\n]*\}[ \t]*$/gmu,
        false,
      );
    case "jekyll": {
      const raw = blank(
        words,
        /\{%-?\s*(?:end)?(?:raw|highlight|codeblock)[^%]*%\}/gu,
        true,
      );
      const tags = blank(
        raw,
        /\{%[\s\S]{0,2000}?%\}|\{\{[\s\S]{0,2000}?\}\}/gu,
        true,
      );
      return blank(
        tags,
        /\{::?[^}\n]*\}|^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?:TOC|toc|.*)\n(?=[ \t]*\{:[ ]*toc)|\{#[^}\n]*\}/gmu,
        false,
      );
    }
    case "docusaurus":
    case "astro": {
      const comments =
        syntax === "mdx"
          ? blank(words, /\{\/\*[\s\S]*?\*\/\}|\{#[^}\n]*\}/gu, false)
          : blank(words, /\{#[^}\n]*\}/gu, false);
      const modules =
        syntax === "mdx"
          ? blank(comments, /^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/gmu, false)
          : comments;
      const tags =
        syntax === "mdx"
          ? blank(
              modules,
              /<\/?[A-Za-z][\w.]*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^<>"'{}])*>|<\/?>/gu,
              false,
            )
          : modules;
      return blank(
        blank(tags, /\{[^{}\n]*\}/gu, false),
        /^[ \t>]*:{3,}[^\n]*$/gmu,
        false,
      );
    }
  }
}
