/** A syntax element beyond plain Markdown. */
export interface WritingElement {
  name: string;
  /** The prefix for completion in an editor. */
  prefix: string;
  /** What it becomes on the page, and what to know about it. */
  what: string;
  example: string;
  /** The groups of rules that check it. */
  rules: readonly string[];
}

/** The source of `content explain writing`, docs/writing.md and the editor snippets. */
export const writingGuide: readonly WritingElement[] = [
  {
    name: "Callouts",
    prefix: "callout",
    what: "A quote that begins with NOTE, TIP, IMPORTANT, WARNING or CAUTION in brackets becomes a box with that title, as on GitHub. The marker is alone on the first line, and the callout is not in a list or another quote.",
    example:
      "> [!WARNING]\n> Removing a list removes its history too.\n> There is no way back.",
    rules: ["callout"],
  },
  {
    name: "Code with a title, marked lines and line numbers",
    prefix: "code",
    what: "All of it follows the language, in any order. Lines to mark count from 1, ranges have a hyphen. `showLineNumbers=20` begins at 20. Numbers are not copied with the code. `diff` as the language colours lines that begin with + and -. A block with the language `message` looks like a message that somebody writes.",
    example:
      '```ts title="score-lead.ts" {2,4-5} showLineNumbers\nexport function scoreLead({ comments, likes }) {\n  // A comment takes minutes, a like takes a thumb.\n  const attention = comments * 3 + likes;\n  if (attention > 10) return "High Priority";\n  return "Medium";\n}\n```',
    rules: ["code"],
  },
  {
    name: "Code in tabs",
    prefix: "code-tabs",
    what: "Blocks of code that follow each other, each with the name of a tab, are shown one at a time, for example the same program in several languages. Nothing but blank lines may be between them. On GitHub, on paper and in the Markdown version they stand one below the other.",
    example:
      '```sh tab="Shell"\ncurl https://api.example.com/leads\n```\n\n```js tab="Node.js" title="leads.mjs"\nconst reply = await fetch("https://api.example.com/leads");\n```',
    rules: ["code"],
  },
  {
    name: "Photos",
    prefix: "photo",
    what: "A photo beside the text may be as large as the camera made it, up to 50 MB: JPEG, PNG, WebP, AVIF or GIF. The site shows smaller versions of it, upright and without its metadata, such as the place where it was taken. Drawings (SVG) and moving pictures are shown as they are. HEIC and TIFF have to be exported as JPEG first. A photo in public/ can be shown by several texts, but the file itself stays public with all that it holds.",
    example: "![Our team on the roof in Tallinn](./team.jpg)",
    rules: ["image"],
  },
  {
    name: "Images with a caption",
    prefix: "figure",
    what: "An image alone in its paragraph, with a title in quotes, becomes a figure with that caption. The words in brackets are for those who cannot see the image, and the caption is for all, so they say different things.",
    example:
      '![A line falls steeply in the first two days](/images/decay.svg "How long a comment is worth a reply")',
    rules: ["image"],
  },
  {
    name: "Videos on YouTube and Vimeo",
    prefix: "video-link",
    what: "A link to a video, alone in its paragraph, becomes a preview with the link's words as its title. Nothing is loaded from the other site before a reader plays it. An image of your own in place of the words becomes the picture of the preview, and its alternative text the title. Elsewhere in a text, such a link is a link.",
    example:
      "[How a week of signals is read, in four minutes](https://www.youtube.com/watch?v=aqz-KE-bpKQ)",
    rules: ["video"],
  },
  {
    name: "Videos of our own",
    prefix: "video",
    what: "An .mp4 or .webm file beside the text or in public/, with captions as .vtt. It has controls and loads nothing but its length and first picture before it plays. `poster` names an image to show before, `muted` says that there is no sound to caption, `loop` repeats it.",
    example:
      '<video src="./demo.mp4" width="1280" height="720">\n<track src="./demo.vtt" kind="captions" srclang="en" label="English">\n</video>',
    rules: ["video"],
  },
  {
    name: "Formulas",
    prefix: "formula",
    what: "TeX between dollar signs, as on GitHub: `$...$` in a line, `$$...$$` or a code block with `math` as its language on lines of its own. There is no space inside the signs and no letter or digit outside, so prices such as $5 to $10 stay as they are; a backslash before a sign settles it. KaTeX typesets them: https://katex.org/docs/supported.",
    example:
      "The score is $s = 3c + l$, for $c$ comments and $l$ likes; it costs $5 to $10. Its error falls with the number of signals:\n\n$$\n\\sigma_s = \\frac{\\sigma}{\\sqrt{n}}\n$$",
    rules: ["math"],
  },
  {
    name: "Diagrams",
    prefix: "diagram",
    what: "Mermaid and other languages for diagrams are not drawn. Export the diagram as SVG and show it as an image whose alternative text says what it shows.",
    example:
      '![A comment becomes a lead in three steps](/images/steps.svg "How a lead is made")',
    rules: ["code", "image"],
  },
  {
    name: "Headings with an id of their own",
    prefix: "heading-id",
    what: 'A heading gets its id from its words. `{#own-id}` after them gives it another, of letters, digits, hyphens and underscores, so that links to it outlive a new wording. `<a id="name"></a>` is an anchor anywhere in the text.',
    example:
      "## How long a signal is worth a reply {#freshness}\n\nTwo days, [as the chart shows](#freshness).",
    rules: ["heading", "link"],
  },
  {
    name: "Definition lists",
    prefix: "definitions",
    what: "A term on a line of its own, and below it what it means, after a colon and a space. A term can have several meanings, and an empty line before a meaning makes it a paragraph.",
    example:
      "Signal\n: A like, a comment or a new connection.\n\nLead\n: A person who gave a signal.\n: A company with at least one such person.",
    rules: ["body"],
  },
  {
    name: "Emoji by name",
    prefix: "emoji",
    what: "A name between colons becomes that emoji, as on GitHub: https://github.com/ikatyang/emoji-cheat-sheet lists the names. A colon in code, or with a backslash before it, is text.",
    example: "The list is ready :tada:",
    rules: ["text"],
  },
];
