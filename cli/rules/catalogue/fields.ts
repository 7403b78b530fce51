import type { RuleGroup } from "../rule.ts";

/** Fields: what a schema asks for, and what one field says about another. */
export const fieldRules = {
  "schema/required": {
    level: "error",
    what: "A required field is missing.",
    why: "Pages and feeds count on it.",
    whatToDo: "Add the field.",
  },
  "schema/type": {
    level: "error",
    what: "A value is of another kind than its field takes.",
    why: "It would be printed or compared as something it is not.",
    whatToDo: "Write the value as the field takes it.",
  },
  "schema/enum": {
    level: "error",
    what: "A value is none of those that the field allows.",
    why: "Filters and labels know the allowed ones only.",
    whatToDo: "Use one of the allowed values.",
  },
  "schema/unknown-key": {
    level: "error",
    what: "A field has a name that the collection does not know.",
    why: "Its value would be ignored without a word.",
    whatToDo: "Correct the name or remove the field.",
  },
  "schema/format": {
    level: "error",
    what: "A text is not written the way its field asks for.",
    why: "Dates, addresses and amounts are read by machines too.",
    whatToDo: "Write the value in the form that is asked for.",
  },
  "schema/length": {
    level: "error",
    what: "A value is too short, too long, too small or too large.",
    why: "Cards, search results and shared links have room for so much.",
    whatToDo: "Bring the value within the limits.",
  },
  "date/updated-before-date": {
    level: "error",
    what: "The entry was updated before it was published.",
    why: "Readers and search engines would see a date that cannot be.",
    whatToDo: "Correct `date` or `updated`.",
  },
  "date/expires-before-publish": {
    level: "error",
    what: "The entry expires before it goes live.",
    why: "It would never be seen.",
    whatToDo: "Correct `expiresAt`, `publishAt` or `date`.",
  },
  "ref/missing": {
    level: "error",
    what: "A field names an entry that does not exist.",
    why: "The page would show an author or a category without a name.",
    whatToDo: "Correct the id, or add the entry it names.",
  },
  "seo/title-length": {
    level: "warn",
    what: "A title is shorter than 10 or longer than 65 characters.",
    why: "Search results cut longer titles, and shorter ones say too little.",
    whatToDo: "Aim at 20 to 65 characters.",
  },
  "seo/description-length": {
    level: "warn",
    what: "A description is shorter than 50 or longer than 160 characters.",
    why: "Search results show about 155 characters and ignore a description that says too little.",
    whatToDo: "Aim at 70 to 155 characters.",
  },
  "seo/duplicate": {
    level: "warn",
    what: "Two entries have the same title or the same description.",
    why: "Readers and search engines cannot tell them apart.",
    whatToDo: "Say in each what the other does not.",
  },
} as const satisfies RuleGroup;
