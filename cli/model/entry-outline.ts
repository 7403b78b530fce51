/** The body of a new entry of most collections. It is valid, so that a new draft has no errors. */
const ENTRY_OUTLINE = `Say in two or three sentences what readers will be able to do after reading this.

## Why it matters

Describe the situation that readers are in.

## What to do

Give the steps, with one example on sample data.

> [!TIP]
> Name the one thing that readers get wrong. \`content explain writing\` shows what else a text can have.

## What to look at next

Name one page that goes further.
`;

const JOB = `Say in two or three sentences what the job is for and who will notice that it is done well.

## What you will do

- Name a task and what comes of it.

## What we look for

- Name something that the person can do or has done.

## How we work

Say where and when people work, and what the company offers.
`;

const GUIDE = `Say in two or three sentences what readers will have at the end, and how long it takes.

## Before you begin

- Name what readers need at hand.

## Take the first step

Say what to do and how readers see that it worked, with one example on sample data.

## Common mistakes

Name what readers get wrong, and how they notice.

## Checklist

- [ ] Name a thing to tick off.
`;

const DOCUMENTATION = `Say in one or two sentences what this part of the product is for and which plans have it.

## Set it up

1. Name the first step and what readers see after it.

## Settings

| Setting | What it does |
| ------- | ------------ |
| Name a setting. | Say what it changes. |

## Troubleshooting

**Name what readers see.** Say why it happens and what to do.
`;

const CHANGE = `Say in one sentence what people can do that they could not do before.

## How to use it

Give the steps, and link the documentation.
`;

const LEGAL = `Say in one or two sentences whom this text is for and since when it applies.

## 1. Who is responsible

Name the company and how to reach it.
`;

/** The answer of a new question. */
export const ANSWER_OUTLINE =
  "Answer in the first sentence. Then link the page that says more.";

const outlines = new Map([
  ["jobs", JOB],
  ["guides", GUIDE],
  ["docs", DOCUMENTATION],
  ["changelog", CHANGE],
  ["legal", LEGAL],
]);

/** The body of a new entry of a collection: the sections that its kind has, with instructions. */
export function outlineOf(collection: string): string {
  return outlines.get(collection) ?? ENTRY_OUTLINE;
}

/** The instructions in the outlines. A published text must not contain them, but may keep headings and the table's head. */
export const outlineLines: ReadonlySet<string> = new Set(
  [ENTRY_OUTLINE, ...outlines.values(), ANSWER_OUTLINE].flatMap((outline) =>
    outline
      .split("\n")
      .filter(
        (line) => line !== "" && !/^(?:#|> \[!|\| (?:Setting |-))/u.test(line),
      ),
  ),
);
