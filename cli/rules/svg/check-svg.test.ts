import { expect, test } from "vitest";
import { createSourceText } from "../../model/source-text.ts";
import { checkSvg } from "./check-svg.ts";

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

const check = (text: string) =>
  checkSvg(createSourceText("a.svg", text)).map(
    ({ column, line, message, rule }) => [`${line}:${column} ${rule}`, message],
  );

test.for([
  ['<svg width="9"><path d="M0 0"/></svg>', "1:1", "has no `xmlns="],
  ['<svg xmlns="http://www.w3.org/2000"/>', "1:1", "namespace"],
  ['<svg xmlns="https://www.w3.org/2000/svg"/>', "1:1", "namespace"],
  [`<svg ${XMLNS}>\n<g><path d="M0 0"/></svg>`, "2:", "XML"],
  [`<svg ${XMLNS}><title>A & B</title></svg>`, "1:", "XML"],
  [`<svg ${XMLNS}><title>A&nbsp;B</title></svg>`, "1:", "XML"],
  [`<svg ${XMLNS}><path d="M0`, "1:", "XML"],
  [`<svg ${XMLNS}><a b="1" b="2"/></svg>`, "1:", "XML"],
  [`<svg ${XMLNS}/><svg/>`, "1:", "XML"],
  [`\n<?xml version="1.0"?><svg ${XMLNS}/>`, "2:", "XML"],
  [`<!-- a --><g ${XMLNS}/>`, "1:11", "`<g>`, not `<svg>`"],
  [`<svg ${XMLNS}>\n<use x:href="#a"/></svg>`, "2:1", "`xmlns:x`"],
])("reports %s", ([text = "", at = "", why = ""]) => {
  const found = check(text);
  expect(found).toHaveLength(1);
  expect(found[0]?.[0]).toMatch(new RegExp(`^${at}.*image/broken$`, "u"));
  expect(found[0]?.[1]).toContain(why);
});

test.for([
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg ${XMLNS}><g/></svg>\n`,
  '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>',
  `<svg ${XMLNS} xmlns:a="a:b"><g a:label="x" xml:space="preserve"><b:c xmlns:b="b:c"/></g></svg>`,
  `<svg ${XMLNS}><style><![CDATA[ a > b & c {} ]]></style><title>&#233; &amp;</title></svg>`,
])("draws %s", (text) => {
  expect(check(text)).toEqual([]);
});
