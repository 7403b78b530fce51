import { visit } from "unist-util-visit";
import type { TextEdit } from "../../model/source-text.ts";
import type { ReportLoss } from "../losses.ts";
import { rangeOf } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

const TITLE =
  /\s*\b(?:title|filename|file|name|label|caption)\s*=\s*(?:"([^"]*)"|'([^']*)'|\{"([^"]*)"\})/u;

/** Fences as CommonMark reads them: the language first and alone; a title stands above its block, where readers see it. */
export function fixFences(body: TrackedText, report: ReportLoss): void {
  const { text } = body;
  if (
    !/^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(?:`{3,}|~{3,})[ \t]*\S/mu.test(
      text,
    )
  )
    return;
  const edits: TextEdit[] = [];
  visit(body.tree(), "code", (node) => {
    if (node.lang === null || node.lang === undefined) return;
    const { start } = rangeOf(node);
    const newline = text.indexOf("\n", start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end);
    const [opening = "", fence = "", info = ""] =
      /^(\s*(?:`{3,}|~{3,})[ \t]*)(.*)$/u.exec(line)?.slice(0) ?? [];
    if (opening === "") return;
    const found = TITLE.exec(info);
    const title = found?.[1] ?? found?.[2] ?? found?.[3];
    const rest = title === undefined ? info : info.replace(TITLE, "");
    const plain = plainInfo(rest.trim());
    if (title !== undefined && title !== "") {
      const lead = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
      const indent = lead.replaceAll(/[^>\t]/gu, " ");
      const words = title.replaceAll(/[*_`[\]<>{}]/gu, "\\$&");
      edits.push({
        start,
        end,
        text: `**${words}**\n${indent.trimEnd()}\n${indent}${fence.trimEnd()}${plain}`,
      });
      return;
    }
    if (plain !== info.trim())
      edits.push({ start, end, text: `${fence}${plain}` });
    if (/\{[^}]*\}/u.test(info) && plain !== info.trim())
      report(
        body.lineAt(start),
        "code",
        info.trim().slice(0, 60),
        "marks of lines are left out",
      );
  });
  body.apply(edits);
}

/** `{.python}`, `js{1,3}` and `{r}` name a language too; what else stands there is for other highlighters. */
function plainInfo(info: string): string {
  const attributes = /^\{\s*\.?([\w.+#-]+)[^}]*\}?.*$/u.exec(info);
  if (attributes)
    return attributes[1] === "linenos"
      ? ""
      : (attributes[1] ?? "").replace(/^\./u, "");
  const [, language = "", rest = ""] = /^([^\s{]*)(.*)$/u.exec(info) ?? [];
  const bare = language.replace(/^lang:/u, "").replace(/^\./u, "");
  const kept = rest.replaceAll(/\{[^}]*\}/gu, "").trim();
  return kept === "" ? bare : `${bare} ${kept}`;
}
