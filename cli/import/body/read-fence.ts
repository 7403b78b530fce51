/** A language with what some generators write right behind it: a file, words after commas, lines in braces. */
const NAME =
  /^(?<lang>[\w+#.-]+?)(?::(?<file>\S*[./]\S*)|(?<more>[,{].*|:(?:no-)?line-numbers.*))$/u;
/** Lines to mark: `hl_lines=[2,"4-6"]`, `hl_lines=2-4 6`. */
const LINES =
  /\bhl_lines\s*=\s*(?:\[[^\]]*\]|"[^"]*"|\d[\d-]*(?: \d[\d-]*)*)/gu;
const NUMBERS =
  /\blinenostart\s*=\s*(\d+)|(?:\blinenos(?:\s*=\s*(?!false)"?\w+"?)?|:line-numbers(?:=(\d+))?)(?![\w=])/gu;
/** What no reader sees, such as `linenos=false`, and `no_run` of Rust. */
const UNSEEN =
  /\b(?:(?:anchor)?line(?:no|anchors)\w*|style|noclasses|tabwidth|guesssyntax)\s*=\s*(?:"[^"]*"|[\w-]+)|,\s*[a-z_]\w*(?=[,\s]|$)|:no-line-numbers/giu;
const TITLE = /\{[\s,]*(?:title|name|file(?:name)?)\s*=\s*("[^"]*")[\s,]*\}/u;

/** The language and the options of a fence as we write them: `{hl_lines=[2,"4-6"]}` is `{2,4-6}`. */
export function readFence(language: string, options: string) {
  const {
    lang = language,
    file,
    more = "",
  } = NAME.exec(language)?.groups ?? {};
  const lines: string[] = [];
  let numbers = "";
  const rest = `${more} ${options}`
    .replaceAll(LINES, (found) => {
      lines.push(...(found.match(/\d+(?:-\d+)?/gu) ?? []));
      return "";
    })
    .replaceAll(NUMBERS, (_, first, start = first) => {
      numbers = start
        ? `showLineNumbers=${start}`
        : numbers || "showLineNumbers";
      return "";
    })
    .replaceAll(UNSEEN, "")
    .replace(TITLE, "title=$1")
    .replaceAll(/\{[\s,]*\}/gu, "")
    .replaceAll(/^[\s,]+|[\s,]+$/gu, "");
  const title = file && `title="${file}"`;
  const marked = lines.length > 0 && `{${lines.join(",")}}`;
  const meta = [rest, title, marked, numbers].filter(Boolean).join(" ");
  return { lang, meta };
}
