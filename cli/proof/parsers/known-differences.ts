/**
 * The documents that the compiler's Markdown parser and remark render differently, by reason. The lists are exact: a
 * test fails for a missing document, and for a listed one that does not differ.
 */
export const differingDocuments: Readonly<Record<string, readonly string[]>> = {
  "A footnote inside a link's text ends the link, as a link in a link does.": [
    "[see [^1]](/blog)\n\n[^1]: n\n",
    "[a [b] [^1]](/c)\n\n[^1]: a\n",
    "[a\nb [^1]](/c)\n\n[^1]: a\n",
    "[`]` [^1]](/c)\n\n[^1]: a\n",
  ],
  "`![^1]` with a definition is an image without one, not a footnote.": [
    "![^1][\n\n[^1]: a\n",
  ],
  "A list that starts at a number other than 1 is text right after a definition.":
    ["    x\n\n[a]: /blog\n\n2. a\n3. b\n"],
  "Indented code right below a block, without an empty line, is one block a line.":
    [
      "- a\n>     one\n>     two\n",
      "- a\n---\n\tone\n    two\n",
      "7) a\n\nb\n--\n    one\n     two\n",
      "> a\n<!-- b -->\n    c\n    d\n",
      "- a\n<pre>b</pre>\n    c\n    d\n",
    ],
  "Empty lines at the end of code in a quote or an item are dropped.": [
    "1. a\n\n       b\n    \t",
    ">     a\n>   \t\n",
    "x[^2]\n\n[^2]: a\n\n    ~~~\n  \n    b\n    ~~~\n",
    ">~~~\n>~~~\u3000\n>\n",
  ],
  "A heading or a table that begins a task gets the checkbox too.": [
    "- [ ] a | b\n  --|--\n  1 | 2\n",
    "- - [ ] a\n    =\n",
    "+ [ ] a\n  -|\n",
    "1) [ ] a\n   -:\n",
  ],
  "A table begins or ends at another line where its rows are indented unlike their list or quote.":
    [
      "- x\na | b\n  -|-\n1 | 2\n",
      "> |a|\n> |-|\n|b|c|\n|-|-|\n",
      "> a\n>\t  -|",
      "1. o\n   \t-|",
      "a\n:-\n<b>\n",
    ],
  "Delimiters of two kinds that cross each other are paired differently.": [
    "[*]()~[*a~a*",
    "[~]()*)~~a*a~~",
  ],
  "HTML ends at another place: only the end tag of its own kind ends `<pre>`, and `]]>` a section.":
    ["<pre></script>\nafter *x*\n", "<![CDATA[]]]>\n\nx *y*\n"],
  "White space at the start of a line of raw text is kept or dropped.": [
    "![<!--\n -->](/a)",
    "*    - a\n      <b>\n",
  ],
  "A bare address is a link up to a bracket.": ['<http://./[a]( "")>'],
};

/** Examples of the specifications that differ, by number. */
export const differingExamples = {
  commonmark: [],
  // An address after `xmpp:user@host/` is not a separate link: GitHub recognises that protocol, but remark does not.
  gfm: [634],
};

/** Hostile documents that differ match one of these. The result is safe in both cases. */
export const differingMarkup: Readonly<Record<string, RegExp>> = {
  "control characters separate attributes and end addresses":
    // oxlint-disable-next-line no-control-regex -- these documents contain them
    /[\0-\x08\v\f\x0e-\x1f\x7f]/u,
  "a `<pre>` inside HTML keeps one more empty line": /<pre>\n\n/u,
  "a value without quotes may not begin with a slash": /=\s*\//u,
  "the label of a footnote may contain spaces": /\[\^[^\]]*\s/u,
  "only an end tag in lower case ends `<script>`": /<\/SCRIPT>\n/u,
};
