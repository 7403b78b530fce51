/** The body of a new entry. It is valid, so that a new draft has no errors. */
export const ENTRY_OUTLINE = `Say in two or three sentences what readers will be able to do after reading this.

## Why it matters

Describe the situation that readers are in.

## What to do

Give the steps, with one example on sample data.

> [!TIP]
> Name the one thing that readers get wrong. \`content explain writing\` shows what else a text can have.

## What to look at next

Name one page that goes further.
`;

/** The instructions in the outline. A published text must not contain them, but may keep the headings. */
export const outlineLines: readonly string[] = ENTRY_OUTLINE.split("\n").filter(
  (line) => line !== "" && !/^(?:#|> \[!)/u.test(line),
);
