import { parseXml } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { isPlainDrawing } from "./is-plain-drawing.ts";

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const DRAWING = `<?xml version="1.0" encoding="UTF-8"?>
<svg ${NAMESPACE} viewBox="0 0 8 8">
  <!-- Two of them -->
  <g fill="red"><path d="M0 0h8"/><text x="1">A &amp; B</text></g>
</svg>
`;

function isDrawing(text: string): boolean {
  try {
    const { root } = parseXml(text);
    return (
      root?.name === "svg" &&
      root.attributes["xmlns"] === "http://www.w3.org/2000/svg"
    );
  } catch {
    return false;
  }
}

test("passes plain drawings", () => {
  expect(isPlainDrawing(DRAWING)).toBe(true);
  expect(isPlainDrawing(`<svg width="1" ${NAMESPACE}><g></g></svg>`)).toBe(
    true,
  );
});

test("passes nothing that a parser refuses", () => {
  const signs = ["", "<", ">", "/", "&", '"', "=", " ", "-", "]]>", "\0", "V"];
  const changed = [...DRAWING].flatMap((_, at) =>
    signs.flatMap((sign) =>
      [0, 1, 6].map(
        (length) => DRAWING.slice(0, at) + sign + DRAWING.slice(at + length),
      ),
    ),
  );
  const plain = changed.filter(isPlainDrawing);
  expect(plain.length).toBeGreaterThan(500);
  expect(plain.filter((text) => !isDrawing(text))).toEqual([]);
});

test.for([
  `<svg ${NAMESPACE} id="a" id="a"/>`,
  `<svg ${NAMESPACE}><g></svg></g>`,
  `<svg ${NAMESPACE}/><svg ${NAMESPACE}/>`,
  `<svg ${NAMESPACE}></svg>words`,
  `<svg ${NAMESPACE}><use xlink:href="#a"/></svg>`,
  `<svg id='xmlns="http://www.w3.org/2000/svg"'/>`,
  `<svg id=" ${NAMESPACE} "/>`,
])("leaves %s to the parser", (text) => {
  expect(isPlainDrawing(text)).toBe(false);
});
