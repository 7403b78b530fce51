import { expect, test } from "vitest";
import type { Files } from "../proof/testing/create-workspace.ts";
import { validateSample } from "../proof/testing/validate-sample.ts";
import { post, secondPost, SVG } from "../proof/testing/sample-files.ts";

const file = "content/blog/second-post.md";
const body = (text: string): Files => ({ [file]: secondPost({}, text) });

/** Problems, each with its rule and parts of its message. */
const reported: [
  name: string,
  files: Files,
  rule: string,
  message: string,
  help?: string,
][] = [
  [
    "an image that is only a path",
    { [file]: secondPost({ image: "a.jpg" }) },
    "schema/type",
    "it takes a mapping of fields",
    "Write `src:`, `alt:` on lines of their own below it",
  ],
  [
    "a link to the file of a page",
    body("[a](../blog/first-post.md?x=1#y)\n"),
    "link/missing",
    "its page is /blog/first-post.",
    "Write `/blog/first-post?x=1#y`.",
  ],
  [
    "a link whose end is known",
    body("[a](../guides/first-post)\n"),
    "link/missing",
    "neither a slash",
    "perhaps `/blog/first-post`.",
  ],
  [
    "a link that climbs above the root",
    body("[a](/../x)\n"),
    "link/escape",
    "more `..` than folders",
  ],
  [
    "a link to a file on a disk",
    body("[a](file:///etc/hosts)\n"),
    "link/escape",
    "a file on one machine",
  ],
  [
    "a link without a scheme",
    body("[a](//a.example/b)\n"),
    "html/unsafe",
    "without a scheme",
    "Write `https://a.example/b`.",
  ],
  [
    "an address of an app",
    body("[a](skype:ada)\n"),
    "html/unsafe",
    "links have https:",
  ],
  [
    "a page in other letters",
    body("[a](/Blog/First-Post/?x=1)\n"),
    "link/redirected",
    "redirected to /blog/first-post",
    "Write `/blog/first-post?x=1`.",
  ],
  [
    "a link to oneself that is broken",
    {
      ...body("[a](https://northlark.example/nowhere)\n"),
      "content/site.yaml": "host: northlark.example\n",
    },
    "link/missing",
    "no page /nowhere",
  ],
  [
    "a post that goes live later",
    {
      "content/blog/first-post.md": post({ publishAt: "2026-07-01" }),
      ...body("[a](/blog/first-post)\n"),
    },
    "link/draft-target",
    "does not go live until 2026-07-01",
  ],
  [
    "an anchor in other letters",
    body("## One Two\n\n[a](#One-Two)\n"),
    "link/anchor",
    "Did you mean `one-two`?",
    "Write `#one-two`.",
  ],
  [
    "an image that is none",
    { ...body("![A](/a.png)\n"), "public/a.png": "<!doctype html>" },
    "image/type-mismatch",
    "is a html file",
    "Export it again",
  ],
  [
    "an image under another extension",
    { ...body("![A](/a.png)\n"), "public/a.svg": SVG },
    "image/missing",
    "Did you mean `/a.svg`?",
  ],
  [
    "two aliases that lead in circles",
    {
      "content/blog/first-post.md": post({ aliases: "[/blog/second-post]" }),
      [file]: secondPost({ aliases: "[/blog/first-post]" }),
    },
    "alias/loop",
    "leads back here",
  ],
  [
    "a snippet in an unknown language",
    {
      ...body("{{code:x}}\n"),
      "content/snippets/x.yaml": "title: T\nlanguage: javscript\ncode: x\n",
    },
    "code/unknown-language",
    "Did you mean `javascript`?",
  ],
  [
    "a resource whose page is not there",
    {
      "content/resources.yaml":
        "- { id: a, title: A resource, description: D, date: 2026-01-01, type: blog, slug: first-pots }\n",
    },
    "ref/missing",
    "no such guide or post. Did you mean `first-post`?",
  ],
  [
    "our own placeholder without its kind",
    {
      ...body("{{feed}}\n\n{{code:feed}}\n"),
      "content/snippets/feed.yaml": "title: T\nlanguage: json\ncode: x\n",
    },
    "placeholder/unknown",
    "Did you mean `{{code:feed}}`?",
  ],
  [
    "the name of a setting",
    body("Write to {support_email}.\n"),
    "placeholder/unknown",
    "settings are not filled into texts",
  ],
  [
    "a setting in a field",
    { [file]: secondPost({ title: "News of {host} for you" }) },
    "placeholder/unknown",
    "is in a field",
  ],
  [
    "a tag of another language",
    body("{% include a.html %}\n"),
    "placeholder/literal",
    "another template language",
  ],
  [
    "braces with a pipe",
    body("Hi {{ user.name | upper }}.\n"),
    "placeholder/literal",
    "is not filled in by anything",
  ],
  [
    "an SVG in public that nothing shows",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    },
    "svg/active-content",
    "runs, plays or embeds",
  ],
  [
    "an SVG that declares a handler as the default of an attribute",
    {
      "public/x/a.svg":
        '<!DOCTYPE svg SYSTEM ">" [<!ATTLIST svg onload CDATA "x()">]>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    "svg/active-content",
    "another declaration",
  ],
  [
    "an SVG with a form, whose namespace is written in numbers",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/&#120;h&#x74;ml">\n<h:form action="javascript:x()"/></svg>',
    },
    "svg/active-content",
    "elements of a web page",
  ],
  [
    "an SVG that loads a picture by an address in numbers",
    {
      "public/x/a.svg":
        '<svg xmlns="http://www.w3.org/2000/svg"><path style="fill:&#117;rl(//x.example)"/></svg>',
    },
    "svg/active-content",
    "outside it",
  ],
];

test.for(reported)("reports %s", async ([, files, rule, message, help]) => {
  const found = await validateSample(files);
  const about = found.filter((one) => one.rule === rule);
  expect(about.map((one) => one.message).join("\n")).toContain(message);
  expect(about[0]?.help).toContain(help ?? "");
});
