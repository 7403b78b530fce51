import * as z from "zod/mini";
import { line, link, noted, reference, slug } from "./field-types.ts";

const label = noted(line(80), { text: "The words of the link." });
const href = noted(link, {
  text: "Where it leads: an address of this site, or a whole one of another site.",
  examples: ["/pricing"],
});
const labelledLink = z.strictObject({ label, href });
const lines = z.array(line(600)).check(z.minLength(1));

/** Every field that a part of a page can have. */
const fields = {
  id: noted(slug, {
    text: "The end of the address that leads to this item: `#id`. A picture may belong to it.",
  }),
  headline: noted(line(120), { text: "The main heading of the page." }),
  accent: noted(line(80), {
    text: "The end of the headline, in another color.",
  }),
  start: noted(line(80), {
    text: "The headline before the word that changes.",
  }),
  words: noted(z.array(line(30)).check(z.minLength(2)), {
    text: "The words that take turns.",
  }),
  end: noted(line(80), { text: "The headline after the word that changes." }),
  label: noted(line(80), { text: "A few words in front of what follows." }),
  title: noted(line(120), { text: "The title of the item." }),
  description: noted(line(200), { text: "One sentence for search results." }),
  heading: noted(line(120), { text: "The heading." }),
  lead: noted(line(400), { text: "The introduction." }),
  text: noted(line(600), { text: "The text." }),
  paragraphs: noted(lines, { text: "The text, a paragraph each." }),
  points: noted(lines, { text: "The points, in their order." }),
  stops: noted(z.array(line(60)).check(z.minLength(1)), {
    text: "Where a lead goes, from one tool to the next.",
  }),
  note: noted(line(300), { text: "A remark below the rest." }),
  sign: noted(line(120), { text: "What can be seen." }),
  reason: noted(line(120), { text: "What it may mean." }),
  action: noted(line(120), { text: "What to do then." }),
  signUp: noted(line(40), {
    text: "The button that leads to the application's sign-up.",
  }),
  logIn: noted(line(40), {
    text: "The link that leads to the application's log-in.",
  }),
  anchor: noted(line(40), { text: "The link to a part of this page." }),
  button: noted(labelledLink, { text: "The button." }),
  link: noted(labelledLink, { text: "The link." }),
  more: noted(labelledLink, { text: "Another link." }),
  links: noted(
    z.array(
      z.strictObject({
        label,
        href,
        text: noted(line(120), { text: "What is found there." }),
      }),
    ),
    { text: "The links, in their order." },
  ),
  questions: noted(z.array(reference("faq")), {
    text: "The ids of the questions in faq.yaml that are shown.",
  }),
};

type Fields = typeof fields;
type FieldName = keyof Fields;

// The overload states the type that the loop produces, because TypeScript cannot infer it.
function mapping<Name extends FieldName>(
  names: readonly Name[],
): z.ZodMiniObject<Pick<Fields, Name>, z.core.$strict>;
function mapping(names: readonly FieldName[]) {
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, fields[name]])),
  );
}

/** A part of a page with these fields. */
export function part<Name extends FieldName>(...names: Name[]) {
  return noted(mapping(names), { text: "A part of the page." });
}

const ITEMS = { text: "The items of a list of the page." };

/** A list of items that all have these fields. */
export function items<Name extends FieldName>(...names: Name[]) {
  return noted(z.array(mapping(names)).check(z.minLength(1)), ITEMS);
}

/** The same of a fixed length, because each item has a picture or a place of its own. */
export function exactly<Name extends FieldName>(
  count: number,
  ...names: Name[]
) {
  return noted(z.array(mapping(names)).check(z.length(count)), ITEMS);
}

/**
 * The words of one page of the site: its title and description for search results, and the words of each part.
 * @param parts in the order of the page
 */
export function pageWords<Parts extends z.core.$ZodLooseShape>(
  label: string,
  parts: Parts,
) {
  const title = noted(line(120), {
    text: "The title in search results and in the tab of the browser.",
  });
  const description = noted(line(200), {
    text: "What visitors get from the page, in one sentence for search results.",
  });
  const value = z.strictObject({ title, description, ...parts });
  return { kind: "settings", label, value } as const;
}
