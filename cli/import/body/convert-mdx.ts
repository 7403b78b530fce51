import { posix } from "node:path";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import type { Component } from "./component.ts";
import { convertMath } from "./convert-math.ts";
import { dedentText } from "./dedent-text.ts";
import { staticValue, type JsxTag } from "./jsx.ts";
import { labelTabs } from "./label-tabs.ts";
import { editExpressions } from "./mdx-expressions.ts";
import { findTokens, normalizeTag } from "./mdx-tokens.ts";
import { renderTextInHtml } from "./markdown-in-html.ts";
import { moveTargets } from "./move-targets.ts";
import { readModules } from "./mdx-modules.ts";
import { fenceFor, quoteCode } from "./markdown-tree.ts";
import { formatFence, replaceComponent } from "./replace-component.ts";
import { escapeHtml } from "./escape-text.ts";
import { showComponent } from "./show-component.ts";
import { trackText, type TrackedText } from "./tracked-text.ts";

export interface MdxSurroundings {
  /** Values of the front matter, as `frontMatter.title`. */
  values: ReadonlyMap<string, string>;
  /** The text of another file of the project, by the path that an import names; front matter left out. */
  readFile: (path: string) => string | undefined;
  /** The partials that a text was taken in through. */
  inside?: readonly string[];
  /** How much more text the partials of the whole may bring. */
  budget?: { room: number };
}

/** Partials within partials, and characters of all of them: far more than any page has. */
const MOST_INSIDE = 8;
const MOST_TEXT = 1_000_000;

/** MDX as Markdown: modules, expressions and components are read, never run. */
export function convertMdx(
  body: TrackedText,
  {
    budget = { room: MOST_TEXT },
    inside = [],
    readFile,
    values,
  }: MdxSurroundings,
  report: ReportLoss,
): void {
  unwrapCodeBlocks(body);
  const from = inside.at(-1);
  const folder = from === undefined ? "" : posix.dirname(from);
  const modules = readModules(body, folder, report);
  labelTabs(body, modules.lists);
  const names = new Map([...values, ...modules.names]);
  for (let pass = 0; pass < 40; pass++) {
    const tokens = findTokens(body.text);
    const edits =
      pass === 0 ? editExpressions(body, tokens, names, report) : [];
    edits.push(
      ...editTags(
        body,
        tokens.filter((token) => token.kind === "tag"),
      ),
    );
    if (edits.length === 0) break;
    body.apply(edits);
  }
  dedentText(body);
  renderTextInHtml(body);

  function editTags(body: TrackedText, tags: readonly JsxTag[]): TextEdit[] {
    const edits: TextEdit[] = [];
    for (const [index, tag] of tags.entries()) {
      if (/^[a-z]/u.test(tag.name) && !tag.name.includes(".")) {
        const plain = normalizeTag(body.text, tag, names);
        if (plain !== undefined) edits.push({ ...tag, text: plain });
        continue;
      }
      if (tag.name === "") {
        edits.push({ ...tag, text: "" });
        continue;
      }
      const line = body.lineAt(tag.start);
      const written = body.text.slice(tag.start, tag.end);
      if (tag.isClosing) {
        const opens = tags
          .slice(0, index)
          .some(
            ({ name, isClosing, isWhole }) =>
              name === tag.name && !isClosing && !isWhole,
          );
        if (!opens) edits.push({ ...tag, text: escapeHtml(written) });
        continue;
      }
      const others = tags
        .slice(index + 1)
        .filter(({ name }) => /^[A-Z]|\./u.test(name));
      const [next] = others;
      const isPair =
        !tag.isWhole && next?.isClosing === true && next.name === tag.name;
      const closes =
        !tag.isWhole &&
        others.some(({ name, isClosing }) => isClosing && name === tag.name);
      if (closes && !isPair) continue;
      if (!tag.isWhole && !closes) {
        // `Array<Name>` in running text is no component: nothing closes it.
        edits.push({ ...tag, text: escapeHtml(written) });
        continue;
      }
      const file = modules.names.get(tag.name);
      const partial = takeIn(file, tag, isPair ? next : undefined);
      if (partial !== undefined) {
        const end = (isPair ? next : tag).end;
        const whole = { start: tag.start, end };
        const shown = { open: `\n\n${partial}\n\n`, close: "" };
        edits.push(...replaceComponent(body.text, whole, undefined, shown));
        report(
          line,
          "include",
          shorten(written),
          `the text of ${file ?? ""} is put in its place`,
        );
        continue;
      }
      const component: Component = { name: tag.name, values: valuesOf(tag) };
      const loaded =
        component.values.get("children") ??
        innerText(tag, isPair ? next : undefined) ??
        innerFile(tag, isPair ? next : undefined);
      if (loaded !== undefined && /^code(?:block)?$/iu.test(tag.name)) {
        const lang =
          component.values.get("language") ??
          component.values.get("lang") ??
          "";
        edits.push({
          start: tag.start,
          end: (isPair ? next : tag).end,
          text: formatFence(loaded, lang, ""),
        });
        continue;
      }
      const code = component.values.get("code");
      if (code !== undefined && /^code$/iu.test(tag.name)) {
        edits.push({
          start: tag.start,
          end: tag.end,
          text: `\n\n${fenceFor(code)}${component.values.get("lang") ?? ""}\n${code}\n${fenceFor(code)}\n\n`,
        });
        continue;
      }
      const inner = isPair ? body.text.slice(tag.end, next.start) : "";
      if (isPair && isInline(tag, next) && /^(?:code|kbd)$/iu.test(tag.name)) {
        edits.push({ ...tag, end: next.end, text: quoteCode(inner.trim()) });
        continue;
      }
      // Words that stand out are no code, whatever the component is called.
      const isWords = /^highlight$/iu.test(tag.name) && !inner.includes("\n");
      const shown = showComponent(
        isWords ? { ...component, name: "Text" } : component,
        isPair,
        written,
      );
      if (shown.outcome !== undefined)
        report(line, "component", shorten(written), shown.outcome);
      edits.push(
        ...replaceComponent(body.text, tag, isPair ? next : undefined, shown),
      );
    }
    return edits;
  }

  /** The text of a partial, filled with what its tag gives it; what it does not give is nothing. */
  function takeIn(
    file: string | undefined,
    tag: JsxTag,
    close: JsxTag | undefined,
  ): string | undefined {
    if (file === undefined || !/\.mdx?$/u.test(file)) return undefined;
    if (inside.includes(file) || inside.length >= MOST_INSIDE) return undefined;
    const text = budget.room > 0 ? readFile(file) : undefined;
    if (text === undefined) return undefined;
    const given = new Map(values);
    for (const [name = ""] of text.matchAll(/\bprops\.[\w$]+/gu))
      if (!tag.attributes.has(name.slice("props.".length))) given.set(name, "");
    for (const [name, value] of valuesOf(tag))
      given.set(`props.${name}`, value);
    if (close)
      given.set("props.children", body.text.slice(tag.end, close.start).trim());
    const part = trackText(text);
    moveTargets(part, posix.dirname(file));
    const line = body.lineAt(tag.start);
    const note: ReportLoss = (_, ...loss) => report(line, ...loss);
    convertMath(part, note);
    const around = { budget, inside: [...inside, file], readFile };
    convertMdx(part, { ...around, values: given }, note);
    // One without words takes time too.
    budget.room -= part.text.length + 1000;
    return part.text.trim();
  }

  function valuesOf({ attributes }: JsxTag): Map<string, string> {
    const found = new Map<string, string>();
    for (const [key, value] of attributes) {
      const text =
        "text" in value ? value.text : staticValue(value.code, names);
      if (text !== undefined) found.set(key, text);
      else if ("code" in value && value.code.startsWith("<"))
        found.set(key, value.code.replaceAll(/<\/?[\w.]*[^<>]*>/gu, "").trim());
    }
    return found;
  }

  /** True for a pair of tags within a line of text. */
  function isInline({ start, end }: JsxTag, close: JsxTag): boolean {
    const { text } = body;
    if (text.slice(end, close.start).includes("\n")) return false;
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const to = text.indexOf("\n", close.end);
    const around =
      text.slice(from, start) +
      text.slice(close.end, to === -1 ? undefined : to);
    return around.trim() !== "";
  }

  /** The text that an expression between the tags gives: {`code`}. */
  function innerText(
    tag: JsxTag,
    close: JsxTag | undefined,
  ): string | undefined {
    if (close === undefined) return undefined;
    const inner = body.text.slice(tag.end, close.start).trim();
    if (!/^\{\s*[`'"][\s\S]*[`'"]\s*\}$/u.test(inner)) return undefined;
    return staticValue(inner.slice(1, -1).trim(), names);
  }

  function innerFile(
    tag: JsxTag,
    close: JsxTag | undefined,
  ): string | undefined {
    if (close === undefined) return undefined;
    const inner = body.text
      .slice(tag.end, close.start)
      .trim()
      .replaceAll(/^`\{?|\}?`$/gu, "");
    const name = /^\{?([\w$]+)\}?$/u.exec(inner)?.[1];
    const file = name === undefined ? undefined : modules.names.get(name);
    return file === undefined ? undefined : readFile(file);
  }
}

/** A fence of `mdx-code-block` hides MDX from translators; it is no code. */
function unwrapCodeBlocks(body: TrackedText): void {
  const found = body.text.matchAll(
    /^([ \t]*)(`{3,})mdx-code-block[^\n]*\n([\s\S]*?)^\1\2`*[ \t]*$/gmu,
  );
  const edits: TextEdit[] = [];
  for (const { 0: written, 3: inner = "", index } of found) {
    const innerStart = index + written.indexOf("\n") + 1;
    edits.push({ start: index, end: innerStart, text: "\n" });
    edits.push({
      start: innerStart + inner.length,
      end: index + written.length,
      text: "",
    });
  }
  body.apply(edits);
}
