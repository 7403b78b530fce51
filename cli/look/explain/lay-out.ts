const WIDTH = 80;

/** Each line two characters to the right. */
export function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}

/** A text in lines of a terminal's width. */
export function wrap(text: string): string {
  let line = "";
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}
