import type { RuleGroup } from "../rule.ts";

/** Files as such: where they lie, their bytes, their front matter's frame and the YAML in them. */
export const fileRules = {
  "yaml/syntax": {
    level: "error",
    what: "The YAML cannot be read.",
    why: "Nothing in it can be checked or published until it can.",
    whatToDo:
      "Quote values that hold a colon, a hash or a leading special character.",
    bad: "title: Signals: a primer",
    good: 'title: "Signals: a primer"',
  },
  "yaml/duplicate-key": {
    level: "error",
    what: "A key stands twice in one mapping.",
    why: "Only one of the two values would count, and nobody could tell which.",
    whatToDo: "Remove one of the two.",
    bad: "date: 2026-01-02\ndate: 2026-01-03",
    good: "date: 2026-01-03",
  },
  "yaml/tab": {
    level: "error",
    what: "A line of YAML is indented with a tab.",
    why: "YAML allows spaces only: a tab has no agreed width.",
    whatToDo: "Indent with two spaces.",
    bad: "image:\n\tsrc: ./chart.svg",
    good: "image:\n  src: ./chart.svg",
  },
  "front-matter/missing": {
    level: "error",
    what: "A Markdown file does not begin with front matter.",
    why: "Without a title and a date there is nothing to list.",
    whatToDo:
      "Begin the file with a line `---`, the fields, and another line `---`.",
    bad: "# Read the room\n\nText.",
    good: "---\ntitle: Read the room\ndate: 2026-01-02\n---\n\nText.",
  },
  "front-matter/unclosed": {
    level: "error",
    what: "The front matter has no end.",
    why: "The whole text would be read as fields.",
    whatToDo:
      "Close the front matter with a line that holds `---` and nothing else.",
    bad: "---\ntitle: Read the room\n\nText.",
    good: "---\ntitle: Read the room\n---\n\nText.",
  },
  "front-matter/language": {
    level: "error",
    what: "Text stands after the opening `---`.",
    why: "It would name another language for the front matter; YAML is the only one, and none is ever run.",
    whatToDo: "Leave `---` alone on the first line and write YAML.",
    bad: '---js\n{ title: "Read the room" }\n---',
    good: "---\ntitle: Read the room\n---",
  },
  "encoding/invalid-utf8": {
    level: "error",
    what: "The file is not UTF-8.",
    why: "Characters would be lost or turned into others.",
    whatToDo: "Save the file as UTF-8.",
    bad: "A file saved as Windows-1252 or UTF-16.",
    good: "The same file saved as UTF-8.",
  },
  "encoding/control-character": {
    level: "error",
    what: "The file holds a control character or an invisible one that changes the reading direction.",
    why: "Such characters break feeds and can make a text read other than it is.",
    whatToDo: "Delete the character.",
    bad: "A title with U+0008 or U+202E in it, pasted from elsewhere.",
    good: "The same title, typed again.",
  },
  "encoding/merge-marker": {
    level: "error",
    what: "The markers of an unresolved merge stand in the file.",
    why: "Both versions would be published, markers included.",
    whatToDo: "Choose one version and delete the markers.",
    bad: "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> draft",
    good: "One.",
  },
  "collection/empty": {
    level: "warn",
    what: "A collection has no entries, or a settings file is missing. An error while there is no content at all.",
    why: "Pages that list it stay empty; a folder with a misspelt name looks just the same.",
    whatToDo:
      "Add a first entry with `content new <collection>`, or check the name of the folder.",
    bad: "content/athors/mara-lind.yaml",
    good: "content/authors/mara-lind.yaml",
  },
  "collection/stray-file": {
    level: "error",
    what: "A file stands where no collection reads it.",
    why: "Its author would believe it published.",
    whatToDo: "Move it into a collection, or out of the content folder.",
    bad: "content/blog/2026/read-the-room.md",
    good: "content/blog/read-the-room.md",
  },
  "file/too-large": {
    level: "error",
    what: "A text is larger than 1 MB, or an image larger than 50 MB.",
    why: "No page can be that long; it would slow every build and every visitor.",
    whatToDo: "Split the text, or keep data out of the content folder.",
    bad: "A post with a table of 40,000 rows.",
    good: "The post with the ten rows that matter, and the table as public/samples/rows.csv.",
  },
  "file/outside": {
    level: "error",
    what: "A symbolic link leads out of the content folder.",
    why: "A build must not publish what lies elsewhere on the machine.",
    whatToDo: "Replace the link with a copy of the file.",
    bad: "content/blog/post.md -> ../../private/post.md",
    good: "content/blog/post.md",
  },
  "file/too-complex": {
    level: "error",
    what: "A text is nested so deeply, or made so, that it cannot be compiled in reasonable time.",
    why: "One file must not stop the build of all others.",
    whatToDo:
      "Look for nested quotes, lists or brackets that were not meant, and split the text.",
    bad: ">>>>>>>>>> and so on, a thousand times",
    good: "> A quote.",
  },
} as const satisfies RuleGroup;
