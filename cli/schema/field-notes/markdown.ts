import { blogTypes, docGroups } from "../collections/markdown.ts";
import type { FieldNotes } from "./field-note.ts";

const publishing: FieldNotes = {
  title: {
    text: "The headline: one line, also the title in search results. Best kept under 60 characters.",
    examples: ["Read engagement as intent"],
  },
  description: {
    text: "What readers get from the page, in one sentence of 50 to 160 characters: shown in lists and in search results.",
  },
  date: {
    text: "The calendar date of publication. A date to come keeps the entry back until then.",
    examples: ["2026-11-20"],
  },
  updated: {
    text: "The calendar date of the last change that readers should know of; not before `date`.",
    examples: ["2026-11-20"],
  },
  publishAt: {
    text: "The moment from which the entry is shown, in place of `date`: a date (midnight UTC) or a time with its offset.",
    examples: ["2026-11-20T09:00:00Z"],
  },
  expiresAt: {
    text: "The moment from which the entry is no longer shown: a date (midnight UTC) or a time with its offset.",
    examples: ["2026-12-31"],
  },
  draft: {
    text: "True while the entry is being written: it is checked, and never shown. Remove the line to publish.",
    default: false,
  },
  slug: {
    text: "The last part of the address, where it should differ from the file name.",
    examples: ["read-the-room"],
  },
  aliases: {
    text: "Former addresses of this entry: each redirects to the present one.",
    examples: [["/blog/old-name"]],
  },
  reviewBy: {
    text: "The calendar date by which somebody reads the entry again and corrects it.",
    examples: ["2027-06-01"],
  },
  owner: {
    text: "Who answers for the entry and reviews it: a person or a team.",
    examples: ["Content team"],
  },
};

export const blogNotes: FieldNotes = {
  id: {
    text: "The number of the post: a whole number that no other post has.",
  },
  ...publishing,
  type: {
    text: "What kind of post it is: readers filter by it.",
    values: blogTypes,
  },
  author: { text: "Who wrote it: the id of an author." },
  categories: {
    text: "What it is about: the ids of one or more categories, the main one first.",
  },
  featured: {
    text: "True puts the post at the top of the blog.",
    default: false,
  },
  image: { text: "The picture above the post and in lists." },
  "image.src": {
    text: "The image file: `/images/name.svg` in public/, or `./name.svg` beside the entry.",
    examples: ["/images/blog/name.svg"],
  },
  "image.alt": { text: "What the picture shows, for those who do not see it." },
};

export const guideNotes: FieldNotes = {
  ...publishing,
  category: { text: "Whom the guide is for." },
  icon: { text: "The icon on the guide's card." },
  order: { text: "The place among the guides, from 1." },
  featured: {
    text: "True marks the guide as one to begin with.",
    default: false,
  },
};

export const docNotes: FieldNotes = {
  ...publishing,
  group: {
    text: "The group of the documentation that lists the page.",
    values: docGroups,
  },
  kind: {
    text: "An article of a group, or an example under /documentation/examples.",
    values: { article: "An article of a group", example: "A worked example" },
  },
  order: { text: "The place in its group, from 1." },
};

export const jobNotes: FieldNotes = {
  ...publishing,
  department: {
    text: "The team that the job is in.",
    examples: ["Engineering"],
  },
  location: { text: "Where the work is done.", examples: ["Remote (EU/UK)"] },
  type: {
    text: "The kind of employment.",
    examples: ["Full-time", "Part-time"],
  },
};

export const legalNotes: FieldNotes = publishing;
