import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { parseArguments, valueOf } from "./component.ts";
import { isInside, quoteCode } from "./markdown-tree.ts";
import { replaceComponent } from "./replace-component.ts";
import { showComponent, type Shown } from "./show-component.ts";
import { endsInAddress, templateAddress } from "./template-address.ts";
import type { TrackedText } from "./tracked-text.ts";

interface Mark extends TextRange {
  written: string;
  name: string;
  /** What follows the name. */
  rest: string;
  isClosing: boolean;
  isWhole: boolean;
}

const MARK =
  /\{\{([<%])-?\s*(\/?)\s*([\w./-]+)((?:\s+(?:"(?:[^"\\]|\\.)*"|`[^`]*`|[^"`]){0,3000}?)?)(\/?)\s*-?[>%]\}\}/gsu;
const ESCAPED = /\{\{([<%])\s*\/\*\s*([^}]{0,3000}?)\s*\*\/\s*([>%])\}\}/gsu;

/** The scheme that stands for an address still to be looked up among the imported documents. */
export const REFERENCE = "import-ref:";

/** Hugo's shortcodes as Markdown. @param values front matter and site parameters, for `param` */
export function convertShortcodes(
  body: TrackedText,
  values: (name: string) => string | undefined,
  report: ReportLoss,
): void {
  if (!body.text.includes("{{")) return;
  for (let pass = 0; pass < 30; pass++) {
    const marks = findMarks(body);
    if (marks.length === 0) break;
    const edits = editMarks(body, marks, values, report);
    if (edits.length === 0) break;
    body.apply(edits);
  }
  unescape(body);
}

function findMarks(body: TrackedText): Mark[] {
  const { text } = body;
  const code = body.code("markdown");
  return (
    [...text.matchAll(MARK)]
      .map((found): Mark => {
        const [written, , slash, name = "", rest = "", end] = found;
        return {
          start: found.index,
          end: found.index + written.length,
          written,
          name,
          rest,
          isClosing: slash === "/",
          isWhole: end === "/",
        };
      })
      // Inside a code block a shortcode is left as the code it illustrates.
      .filter(
        ({ start, name }) =>
          !isInside(start, code) || /^(?:highlight|code)$/u.test(name),
      )
  );
}

/** One pass: every shortcode that holds no other. */
function editMarks(
  body: TrackedText,
  marks: readonly Mark[],
  values: (name: string) => string | undefined,
  report: ReportLoss,
): TextEdit[] {
  const edits: TextEdit[] = [];
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index];
    if (mark === undefined) continue;
    const line = body.lineAt(mark.start);
    if (mark.isClosing) {
      const opener = marks[index - 1];
      const isPaired =
        opener !== undefined && !opener.isClosing && opener.name === mark.name;
      // A closing mark whose opening one holds others comes in a later pass; one that has none is left out.
      const hasOpener = marks
        .slice(0, index)
        .some(({ isClosing, name }) => !isClosing && name === mark.name);
      if (isPaired || hasOpener) continue;
      edits.push({ ...mark, text: "" });
      report(
        line,
        "shortcode",
        shorten(mark.written),
        "left out: nothing opens it",
      );
      continue;
    }
    const next = marks[index + 1];
    const isPair = !mark.isWhole && next?.isClosing && next.name === mark.name;
    const closesLater =
      !mark.isWhole &&
      marks
        .slice(index + 1)
        .some(({ isClosing, name }) => isClosing && name === mark.name);
    if (closesLater && !isPair) continue;
    const close = isPair ? next : undefined;
    const before = body.text.slice(Math.max(0, mark.start - 600), mark.start);
    const isDestination = endsInAddress(before);
    const shown = show(mark, close !== undefined, isDestination, values);
    if (shown.outcome !== undefined)
      report(line, "shortcode", shorten(mark.written), shown.outcome);
    edits.push(...replaceComponent(body.text, mark, close, shown));
  }
  return edits;
}

function show(
  mark: Mark,
  isOpen: boolean,
  isDestination: boolean,
  values: (name: string) => string | undefined,
): Shown {
  const component = {
    name: mark.name.replace(/\.(?:html|md)$/u, ""),
    values: parseArguments(mark.rest),
  };
  switch (component.name) {
    case "ref":
    case "relref": {
      const target = valueOf(component, "path", "0") ?? "";
      return { open: `${REFERENCE}${encodeURI(target)}`, close: "" };
    }
    case "param": {
      const name = valueOf(component, "0", "name") ?? "";
      const value = values(name);
      if (value === undefined && isDestination)
        return { open: templateAddress(mark.written), close: "" };
      return value === undefined
        ? {
            open: quoteCode(mark.written),
            close: "",
            outcome: "shown as written: its value is not known",
          }
        : { open: value, close: "" };
    }
    case "comment":
    case "rem":
      return isOpen ? { open: "<!--", close: "-->" } : { open: "", close: "" };
    case "mermaid":
    case "math":
    case "katex":
    case "chart":
      return isOpen
        ? {
            open: "",
            close: "",
            fence: component.name === "katex" ? "math" : component.name,
            outcome: "shown as its source",
          }
        : showComponent(component, isOpen, mark.written);
    default:
      return showComponent(component, isOpen, mark.written);
  }
}

/** A page shows a shortcode by writing it with comment marks inside. */
function unescape(body: TrackedText): void {
  const code = body.code("markdown");
  body.apply(
    [...body.text.matchAll(ESCAPED)].map(
      ({ 0: written, 1: open = "", 2: inner = "", 3: close = "", index }) => {
        const text = `{{${open} ${inner.replaceAll("*/", "").replaceAll("/*", "")} ${close}}}`;
        return {
          start: index,
          end: index + written.length,
          text: isInside(index, code) ? text : quoteCode(text),
        };
      },
    ),
  );
}
