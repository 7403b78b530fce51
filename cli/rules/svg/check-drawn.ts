import { createRequire } from "node:module";
import type * as ParseXml from "@rgrove/parse-xml";
import type { XmlElement } from "@rgrove/parse-xml";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { SourceText } from "../../model/source-text.ts";
import { createDiagnostic } from "../create-diagnostic.ts";

/** Why a drawing is not drawn, and where it says so. */
interface Fault {
  at: number;
  why: string;
}

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Reports a drawing that browsers do not show, because it is no well-formed SVG. */
export function checkDrawn(source: SourceText): Diagnostic[] {
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
