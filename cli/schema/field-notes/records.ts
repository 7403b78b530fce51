import { resourceTypes } from "../collections/records.ts";
import type { FieldNotes } from "./field-note.ts";

const id = {
  text: "The name of the record: lower-case words joined by hyphens, unlike any other in its list.",
};
const imageFile = {
  text: "The image file: `/images/name.svg` in public/.",
  examples: ["/images/name.svg"],
};

export const authorNotes: FieldNotes = {
  slug: {
    text: "The id that posts name the author by; the file name stands for it.",
  },
  name: { text: "The name as readers see it." },
  title: {
    text: "The position in the company.",
    examples: ["Head of Research"],
  },
  bio: { text: "One or two sentences about the author, shown under posts." },
};

export const categoryNotes: FieldNotes = {
  id: { text: "The number of the category: a whole number that no other has." },
  slug: {
    text: "The id that posts name the category by, and the end of its address.",
  },
  name: { text: "The name as readers see it." },
  description: { text: "One sentence about what belongs to the category." },
};

export const resourceNotes: FieldNotes = {
  id,
  title: { text: "The headline of the card." },
  description: { text: "What readers get from it, in a sentence or two." },
  date: { text: "The calendar date of publication.", examples: ["2026-11-20"] },
  type: {
    text: "What kind of resource it is: readers filter by it.",
    values: resourceTypes,
  },
  readTime: {
    text: "How long it takes, as the card says it.",
    examples: ["5 min read"],
  },
  slug: {
    text: "The slug of a post or guide of ours. Give this or `externalUrl`.",
  },
  externalUrl: {
    text: "The address of a page elsewhere. Give this or `slug`.",
    examples: ["https://example.com/page"],
  },
  featured: { text: "True puts the resource above the list.", default: false },
  imageUrl: imageFile,
};

export const faqNotes: FieldNotes = {
  id,
  page: {
    text: "The page that shows the question.",
    values: { faq: "The FAQ", pricing: "The price list" },
  },
  question: { text: "The question, as a visitor would ask it." },
  answer: { text: "The answer in Markdown, at most 1200 characters." },
};

export const integrationNotes: FieldNotes = {
  id,
  name: { text: "The name as visitors see it." },
  kind: { text: "What it connects to: the page is ordered by it." },
  description: { text: "What it does for its user, in a sentence or two." },
};

export const planNotes: FieldNotes = {
  id,
  name: { text: "The name of the plan." },
  summary: { text: "Whom the plan is for, in one line." },
  price: { text: "The price as printed.", examples: ["$27"] },
  badge: { text: "A word on the corner of the card.", examples: ["Popular"] },
  profiles: {
    text: "How many profiles can be watched: a whole number, or `unlimited`.",
  },
  leads: { text: "How many leads are in the price." },
  leadsPer: {
    text: "Over which time the leads count.",
    values: { lifetime: "Over the plan's lifetime", month: "A month" },
  },
  costPerLead: {
    text: "What one lead costs, as printed.",
    examples: ["$0.0099"],
  },
  extraLead: {
    text: "What a lead beyond the included ones costs, as printed.",
    examples: ["$0.0099"],
  },
  updates: {
    text: "How often leads are refreshed.",
    examples: ["Weekly updates"],
  },
  features: { text: "The lines of the card, in their order." },
  csvExport: { text: "True when the plan has CSV export." },
  apiAccess: { text: "True when the plan has access to the API." },
  prioritySupport: { text: "True when the plan has priority support." },
  teamAccess: { text: "True when the plan is for more than one person." },
  customDashboards: { text: "True when the plan has dashboards of one's own." },
  dedicatedOnboarding: { text: "True when somebody helps to set up." },
  action: {
    text: "Where the card's button leads.",
    values: { book: "The scheduler", "sign-up": "The application's sign-up" },
  },
};

export const investorNotes: FieldNotes = {
  id,
  name: { text: "The name of the firm." },
  src: imageFile,
};

export const wireframeNotes: FieldNotes = {
  title: { text: "The title bar of the screen." },
  description: { text: "What the screen shows, for those who do not see it." },
  caption: { text: "The line under the screen." },
  blocks: { text: "What the screen shows, from top to bottom." },
  "blocks.kind": { text: "What the block shows." },
  "blocks.stats": { text: "Figures side by side." },
  "blocks.stats.label": { text: "What the figure counts." },
  "blocks.stats.value": { text: "The figure, as a text.", examples: ["79"] },
  "blocks.items": { text: "The rows of a list." },
  "blocks.items.title": { text: "The first words of the row." },
  "blocks.items.detail": { text: "The words under the title." },
  "blocks.items.meta": { text: "The words at the end of the row." },
  "blocks.items.priority": { text: "The badge of the row." },
  "blocks.columns": { text: "The heads of the columns." },
  "blocks.rows": {
    text: "The rows of the table, each with one text a column.",
  },
  "blocks.unit": {
    text: "What the bars count.",
    examples: ["new connections"],
  },
  "blocks.bars": { text: "The bars, from top to bottom." },
  "blocks.bars.label": { text: "The words before the bar." },
  "blocks.bars.value": { text: "The length of the bar, 0 or more." },
  "blocks.text": { text: "One line of text." },
};

export const snippetNotes: FieldNotes = {
  title: { text: "The line above the code." },
  language: {
    text: "The language to highlight the code in.",
    examples: ["json", "sql"],
  },
  code: { text: "The code, as it is shown." },
};
