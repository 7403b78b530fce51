import type { TextEdit } from "../../model/source-text.ts";
import type { BodySurroundings } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import {
  hideTemplate,
  readArguments,
  type TemplateMark,
} from "./template-marks.ts";

/** `{{< name args >}}`, `{{% /name %}}`, `{{< name args />}}`; between slashes and stars, a mark that is shown. */
const HUGO =
  /\{\{[<%](?:\s*\/\*(?<shown>[\s\S]*?)\*\/|-?\s*(?<end>\/?)\s*(?<name>[\w./-]*[\w-])(?<args>\s[\s\S]*?)??(?<whole>\/?)-?)\s*[>%]\}\}/gu;
/** `{{ name(args) }}`, `{% name(args) %}` and `{% end %}`. */
const ZOLA =
  /\{\{\s*(?<name>\w+)\((?<args>[\s\S]*?)\)\s*\}\}|\{%\s*(?:(?<name>\w+)\((?<args>[\s\S]*?)\)|(?<end>end))\s*%\}/gu;

/** Edits that hide the shortcodes of Hugo or Zola; references become addresses, known parameters their values. */
export function editShortcodes(
  text: string,
  templating: "hugo" | "zola",
  marks: Marks,
  { lookup }: BodySurroundings,
): TextEdit[] {
  const pattern = templating === "hugo" ? HUGO : ZOLA;
  const found = [...text.matchAll(pattern)].map(readMark);
  return hideTemplate(text, found, marks, ({ mark, source }) => {
    const { name, values } = mark;
    const [first = ""] = ["path", "name", "0"].flatMap(
      (key) => values.get(key) ?? [],
    );
    if (name === "/*") return source.replaceAll(/\/\*|\*\//gu, "");
    if (/^(?:rel)?ref$/u.test(name)) return REFERENCE + encodeURI(first);
    const value = name === "param" ? lookup(first) : undefined;
    return value ?? { component: {} };
  });
}

function readMark({
  0: source,
  groups = {},
  index,
}: RegExpExecArray): TemplateMark {
  const { args = "", end, name = "", shown, whole } = groups;
  const isWhole =
    whole === "/" || shown !== undefined || /^\{\{(?![<%])/u.test(source);
  return {
    name: shown === undefined ? name.replace(/\.(?:html|md)$/u, "") : "/*",
    values: readArguments(args),
    role: end ? "close" : isWhole ? "whole" : "open",
    kind: "shortcode",
    start: index,
    end: index + source.length,
  };
}

/** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
const DIRECTIVE =
  /(?<=^[ \t>]*):{3,}[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[(.*)\])?[ \t]*([^{}\n]*?)[ \t]*(?:\{[^{}\n]*\})?[ \t]*:*)?(?=[ \t]*$)/gimu;

/** Edits that make components of blocks between colons, which Docusaurus, Starlight and others have for notes. */
export function editDirectives(
  text: string,
  isCode: (offset: number) => boolean,
  marks: Marks,
): TextEdit[] {
  const found = [...text.matchAll(DIRECTIVE)].flatMap(
    (match): TemplateMark[] => {
      const { 0: source, 1: type = "", 2: title, 3: words = "", index } = match;
      const values = new Map(Object.entries({ type, title: title ?? words }));
      const range = { start: index, end: index + source.length };
      const role = type === "" ? "close" : "open";
      return isCode(index)
        ? []
        : [{ ...range, name: "admonition", kind: "component", values, role }];
    },
  );
  return hideTemplate(text, found, marks, ({ inner }) =>
    inner === undefined ? "content" : { component: {} },
  );
}
