import { createRequire } from "node:module";
import type * as ParseXml from "@rgrove/parse-xml";
import type { XmlElement } from "@rgrove/parse-xml";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { SourceText } from "../../model/source-text.ts";
import { createDiagnostic } from "../create-diagnostic.ts";

/**
 * Active content that drawings do not need. Fonts and pictures inside the file itself run nothing, so they may stay; those
 * of other hosts would tell them who reads a page. Comments are searched as well: that can only cause a false alarm, while
 * removing them first could be used to hide something.
 */
const ACTIVE: readonly [pattern: RegExp, what: string][] = [
  [
    /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener|set|animate\w*|discard)\b/giu,
    "an element that runs, plays or embeds something",
  ],
  [/[\s"'/]on[a-z]+\s*=/giu, "an event handler"],
  [
    /\b(?:href|src)\s*=(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside the image",
  ],
  [
    /url\(\s*["']?\s*(?!["'#\s]|data:(?:font\/|application\/(?:x-)?font|image\/(?:png|jpeg|webp|gif)[;,]))/giu,
    "the address of something outside it",
  ],
  [
    /@import|\\[0-9a-f]{2}|(?:expression|image-set)\s*\(/giu,
    "a style that loads or runs",
  ],
  [
    /<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)|<\?xml-stylesheet/giu,
    "an entity, another declaration or a stylesheet",
  ],
  [/www\.w3\.org\/1999\/xhtml/giu, "elements of a web page"],
];

/** Checks that browsers show a drawing, and that it does nothing else. */
export function checkSvg(source: SourceText): Diagnostic[] {
  return [...checkDrawn(source), ...checkActive(source)];
}

/**
 * Active content in a drawing, one diagnostic for each kind. Numeric character references are decoded first, because
 * XML parsers treat them like the characters.
 */
function checkActive(source: SourceText): Diagnostic[] {
  const { text } = source;
  const decoded = text.replaceAll(NUMBERED, decode);
  return ACTIVE.flatMap(([pattern, what]) => {
    const visible = text.matchAll(pattern).next().value;
    const found = visible ?? decoded.matchAll(pattern).next().value;
    if (found === undefined) return [];
    const written = found[0].trim();
    const start = visible
      ? found.index + found[0].indexOf(written)
      : text.search(NUMBERED);
    const end = start + (visible ? written.length : 0);
    const message = `The image contains ${what}: "${written}".`;
    const rule = "svg/active-content";
    return [createDiagnostic(rule, source, { start, end }, message)];
  });
}

const NUMBERED = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/giu;

/** Decodes an ASCII character, unless it would look like markup. */
function decode(written: string, hex?: string, decimal?: string): string {
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isPlain =
    code > 31 && code < 127 && ![34, 38, 39, 60, 62].includes(code);
  return isPlain ? String.fromCharCode(code) : written;
}

/** Why a drawing is not drawn, and where it says so. */
interface Fault {
  at: number;
  why: string;
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Reports a drawing that browsers do not show, because it is no well-formed SVG. */
function checkDrawn(source: SourceText): Diagnostic[] {
  const fault = findFault(source.text);
  if (fault === undefined) return [];
  const place = { start: fault.at, end: fault.at };
  const message = `The drawing cannot be shown: ${fault.why}.`;
  return [createDiagnostic("image/broken", source, place, message)];
}

const require = createRequire(import.meta.url);

/** Loaded with the first drawing. */
function loadParser(): typeof ParseXml {
  return require("@rgrove/parse-xml") as typeof ParseXml;
}

function findFault(text: string): Fault | undefined {
  const { parseXml, XmlError } = loadParser();
  try {
    // Declared entities are an error of their own.
    const ignoreUndefinedEntities = text.includes("<!ENTITY");
    const options = { includeOffsets: true, ignoreUndefinedEntities };
    const { root } = parseXml(text, options);
    return root === null
      ? { at: 0, why: "it has no element" }
      : (findNoDrawing(root) ?? findUnbound(root, new Set(["xml", "xmlns"])));
  } catch (error) {
    if (error instanceof RangeError)
      return { at: 0, why: "it is nested too deeply" };
    if (!(error instanceof XmlError)) throw error;
    const [why = ""] = error.message.split("\n");
    return { at: error.pos, why: toClause(why) };
  }
}

/** `Missing end tag for element g (line 1, column 12)` in a sentence. */
function toClause(message: string): string {
  const words = message.replace(/\s*\(line \d+.*$/u, "").replace(/\.$/u, "");
  return `its XML has an error, "${words}"`;
}

function findNoDrawing({
  attributes,
  name,
  start,
}: XmlElement): Fault | undefined {
  const [prefix, local] = name.includes(":") ? name.split(":") : ["", name];
  const given = attributes[prefix ? `xmlns:${prefix}` : "xmlns"];
  if (local !== "svg")
    return { at: start, why: `it is \`<${name}>\`, not \`<svg>\`` };
  if (given === NAMESPACE) return undefined;
  const why =
    given === undefined
      ? `\`<${name}>\` has no \`xmlns="${NAMESPACE}"\``
      : `its namespace is "${given}", not "${NAMESPACE}"`;
  return { at: start, why };
}

function isElement(node: ParseXml.XmlNode): node is XmlElement {
  return node.type === "element";
}

/** Finds a prefix, as in `xlink:href`, that no `xmlns:xlink` around it declares. */
function findUnbound(
  element: XmlElement,
  outer: ReadonlySet<string>,
): Fault | undefined {
  const names = Object.keys(element.attributes);
  const declared = names
    .filter((name) => name.startsWith("xmlns:"))
    .map((name) => name.slice("xmlns:".length));
  const known =
    declared.length === 0 ? outer : new Set([...outer, ...declared]);
  for (const name of [element.name, ...names]) {
    const [prefix = "", local] = name.split(":");
    if (local !== undefined && !known.has(prefix))
      return {
        at: element.start,
        why: `no \`xmlns:${prefix}\` declares what \`${name}\` means`,
      };
  }
  for (const child of element.children) {
    const found = isElement(child) ? findUnbound(child, known) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
