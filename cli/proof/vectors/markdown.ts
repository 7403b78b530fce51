import { disguisedAddresses } from "./addresses.ts";
import { starterTexts } from "./markup.ts";
import { pairs, cycle, type Writer } from "./vector.ts";

/** The places for an address in Markdown. */
const addressContexts: readonly ((address: string) => string)[] = [
  (address) => `[x](${address})`,
  (address) => `[x](<${address}>)`,
  (address) => `[x](${address} "title")`,
  (address) => `[x]( ${address}\n'title' )`,
  (address) => `![x](${address})`,
  (address) => `![x](<${address}>)`,
  (address) => `[![x](/a.png)](${address})`,
  (address) => `[x][y]\n\n[y]: ${address}`,
  (address) => `[x]\n\n[x]: <${address}> 'title'`,
  (address) => `![x]\n\n[X]:\n${address}`,
  (address) => `<${address}>`,
  (address) => `## [x](${address})`,
  (address) => `| a |\n|---|\n| [x](${address}) |`,
  (address) => `- [ ] [x](${address})`,
  (address) => `> [x](${address})`,
  (address) => `x[^1]\n\n[^1]: [x](${address})`,
  (address) => `**[*x*](${address})**`,
  (address) => `[\`x\`](${address})`,
  (address) => address,
  (address) => `www.x.yz/${address}`,
  (address) => `[a](${address}`,
  (address) => `[a]\\(${address})`,
  (address) => `[a] (${address})`,
];

/** Addresses in places of Markdown: all combinations for some places, and a third of them for the others. */
export const writeMarkdownAddresses: Writer = (next) => {
  const count = disguisedAddresses("@").length;
  const places = [...Array(count).keys()];
  return pairs(addressContexts, places)
    .filter(([context, place]) => {
      const turnOf = addressContexts.indexOf(context);
      return turnOf < 2 || turnOf === 4 || (place + turnOf) % 3 === 0;
    })
    .map(([context, place]) => {
      const text = context(cycle(disguisedAddresses(next()), place));
      return { kind: "markdown address", text };
    });
};

/** Texts that end a value and continue after it. */
const breakers = [
  '"onmouseover="@',
  '" onmouseover=@ x="',
  "'onmouseover='@",
  "' autofocus onfocus=@ tabindex=1 x='",
  "` onmouseover=@ x=`",
  '"><img src=x: onerror=@>',
  "'><img src=x: onerror=@>",
  "--><img src=x: onerror=@>",
  "]]><img src=x: onerror=@>",
  "</title><img src=x: onerror=@>",
  "</textarea></script></style><img src=x: onerror=@>",
  "</code></pre><img src=x: onerror=@>",
  "&quot; onmouseover=@ x=&quot;",
  "&#34;><img src=x: onerror=@>",
  "&lt;img src=x: onerror=@&gt;",
  '\\"><img src=x: onerror=@>',
  "\\<img src=x: onerror=@\\>",
  "\u2028<img src=x: onerror=@>",
  "\uff1cimg src=x: onerror=@\uff1e",
  "{{code:<img src=x: onerror=@>}}",
  "${@}",
  "{@}",
  "<!--<img src=x: onerror=@>",
  "javascript:@",
];

/** The places where Markdown puts a text into an attribute or an element. */
const textContexts: readonly ((text: string) => string)[] = [
  (text) => `![${text}](/a.png)`,
  (text) => `![a](/a.png "${text}")`,
  (text) => `![a](/a.png '${text}')`,
  (text) => `![a](/a.png (${text}))`,
  (text) => `[a](/b "${text}")`,
  (text) => `[${text}](/b)`,
  (text) => `[${text}]\n\n[${text}]: /b "${text}"`,
  (text) => `\`\`\`${text}\nx\n\`\`\``,
  (text) => `~~~ js ${text}\nx\n~~~`,
  (text) => `\`${text}\``,
  (text) => `    ${text}`,
  (text) => `## ${text}`,
  (text) => `## ${text} {#x onclick=x}`,
  (text) => `${text}\n===`,
  (text) => `- [ ] ${text}`,
  (text) => `| ${text} |\n|---|\n| ${text} |`,
  (text) => `## ${text}\n\n| a |\n|---|\n| b |`,
  (text) => `a[^${text}]\n\n[^${text}]: b`,
  (text) => `a[^1]\n\n[^1]: ${text}`,
  (text) => `<https://a.bc/${text}>`,
  (text) => `https://a.bc/${text}`,
  (text) => `<p title="${text}">x</p>`,
  (text) => `<p title='${text}'>x</p>`,
  (text) => `<p title=${text}>x</p>`,
  (text) => `<time datetime="${text}">x</time>`,
  (text) => `<img alt="${text}" width="${text}" src=/a.png>`,
  (text) => `<code class="language-${text}">x</code>`,
];

export const writeBreakers: Writer = (next) =>
  pairs(textContexts, breakers).map(([context, breaker]) => {
    const text = context(breaker.replaceAll("@", next()));
    return { kind: "breaker", text };
  });

/** The breakers alone, for fields without Markdown. */
export function breakerTexts(next: () => string): string[] {
  return breakers.map((breaker) => breaker.replaceAll("@", next()));
}

/** The places for HTML in Markdown. */
const markupContexts: readonly ((html: string) => string)[] = [
  (html) => `a ${html} b`,
  (html) => `## ${html}`,
  (html) => `${html}\n---`,
  (html) => `- ${html}`,
  (html) => `1. a\n\n   ${html}`,
  (html) => `- a\n  - ${html}`,
  (html) => `> ${html}`,
  (html) => `> a\n${html}`,
  (html) => `| a |\n|---|\n| ${html.replaceAll("\n", " ")} |`,
  (html) => `x[^1]\n\n[^1]: ${html}`,
  (html) => `[${html}](/a)`,
  (html) => `![${html}](/a.png)`,
  (html) => `**${html}**`,
  (html) => `- [x] ${html}`,
  (html) => `<div>${html}</div>`,
  (html) => `<div>\n\n${html}\n\n</div>`,
  (html) => `<details><summary>a</summary>\n\n${html}\n\n</details>`,
  (html) => `    ${html}`,
  (html) => `\`\`\`\n${html}`,
  (html) => `\`\`\`\n\`\`\`\n${html}`,
  (html) => `\`\`${html}\``,
  (html) => `<p title="a\n\n${html}`,
  (html) => `<pre>\n\n${html}\n\n</pre>`,
  (html) => `<!-- a\n\n-->${html}`,
  (html) => html.replaceAll(" ", "\n"),
  (html) => html.replaceAll(">", "\n>"),
  (html) => html.replace("<", "\\<"),
  (html) => html.replace("<", "&lt;"),
  (html) => html.replace(/^<\w/u, "$&\u0000"),
  (html) => `\ufeff${html}`,
  (html) => html.replaceAll("=", " = "),
  (html) => html.replace(/(\w)>$/u, "$1 <"),
];

export const writeMarkup: Writer = (next) => {
  const places = [...Array(starterTexts("@").length).keys()];
  return pairs(markupContexts, places)
    .filter(
      ([context, place]) => (markupContexts.indexOf(context) + place) % 2 === 0,
    )
    .map(([context, place]) => {
      const text = context(cycle(starterTexts(next()), place));
      return { kind: "markup", text };
    });
};
