/** One addition to the project: new files, and new lines in existing files. */
export interface Addition {
  /** Path -> text. */
  files: Readonly<Record<string, string>>;
  /** Path -> new lines, each with the line that it goes above or below. */
  lines: Readonly<Record<string, readonly Insertion[]>>;
}

export type Insertion = { text: string } & (
  { above: string } | { below: string }
);

const collection: Addition = {
  files: {
    "cli/schema/collections/stories.ts": `import * as z from "zod/mini";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  newestFirst,
  publishingFields,
} from "../entry-fields.ts";
import { line, noted } from "../field-types.ts";

const fields = {
  ...publishingFields,
  customer: noted(line(80), { text: "Whose story it is." }),
};

const compiled = z.object({ ...fields, ...compiledFields });

type StoryEntry = z.infer<typeof compiled>;

export const stories = {
  kind: "markdown",
  label: "customer story",
  frontMatter: z.strictObject(fields),
  compiled,
  columns: ["slug", "title", "customer", "status"],
  path: (slug) => \`/stories/\${slug}\`,
  order: newestFirst,
  search: {
    kind: () => "Story",
    about: ({ customer }: StoryEntry) => [customer],
  },
  related: "Story",
} as const satisfies MarkdownCollection;
`,
  },
  lines: {
    "cli/schema/registry.ts": [
      {
        below: 'import { snippets } from "./collections/snippets.ts";',
        text: 'import { stories } from "./collections/stories.ts";',
      },
      { below: "  legal,", text: "  stories," },
    ],
  },
};

const pages: Addition = {
  files: {
    "site/pages/story/data.ts": `import { missing, type DataFunction } from "../../page.ts";

interface StoryData {
  title: string;
  customer: string;
  /** Sanitized. */
  html: string;
  others: string[];
}

const storyData: DataFunction<StoryData> = async ({ content, params }) => {
  const story = await content.entry("stories", params["slug"] ?? "");
  if (!story) return missing;
  const { title, description, customer, html, path } = story;
  const others = content
    .list("stories")
    .flatMap((other) => (other.path === path ? [] : other.title));
  return {
    head: { title, description },
    data: { title, customer, html, others },
  };
};

export default storyData;
`,
    "site/pages/story/Page.tsx": `import { Prose } from "../../components/Prose.tsx";
import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type storyData from "./data.ts";

export default function StoryPage({ data }: PageProps<typeof storyData>) {
  const { customer, html, others, title } = data;
  return (
    <Container>
      <h1>{title}</h1>
      <p>{customer}</p>
      <Prose html={html} />
      <p>{others.join(", ")}</p>
    </Container>
  );
}
`,
    "site/pages/press/data.ts": `import type { DataFunction } from "../../page.ts";

const pressData: DataFunction<{ email: string }> = ({ content }) => ({
  head: { title: "Press", description: "Logos, figures and a contact." },
  data: { email: content.site.supportEmail },
});

export default pressData;
`,
    "site/pages/press/Page.tsx": `import { Container } from "../../components/ui/Container.tsx";
import type { PageProps } from "../../page.ts";
import type pressData from "./data.ts";

export default function PressPage({ data }: PageProps<typeof pressData>) {
  return (
    <Container>
      <h1>Press</h1>
      <p>{data.email}</p>
    </Container>
  );
}
`,
  },
  lines: {
    "site/route-table.ts": [
      {
        below: '  { path: "/about-us", page: "about", name: "About Us" },',
        text: '  { path: "/press", page: "press", name: "Press" },\n  { path: "/stories/:slug", page: "story" },',
      },
    ],
  },
};

const rule: Addition = {
  files: {
    "cli/rules/heading/shouting.ts": `import { rangeInBody } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

export const headingShouting = defineRule({
  id: "heading/shouting",
  level: "warn",
  what: "A heading is written in capitals.",
  why: "Capitals are hard to read, and some screen readers spell them.",
  whatToDo: "Write it as a sentence.",
  bad: "«## READ THE ROOM»\\n\\nText.",
  good: "## Read the room\\n\\nText.",
  checkBody: (body) =>
    body.headings
      .filter(({ text }) => /\\p{Lu}{4}/u.test(text) && !/\\p{Ll}/u.test(text))
      .map(({ node, text }) => ({
        range: rangeInBody(node, body),
        message: \`"\${text}" is written in capitals.\`,
      })),
});
`,
  },
  lines: {
    "cli/rules/list.ts": [
      {
        below: 'export { headingH1 } from "./heading/h1.ts";',
        text: 'export { headingShouting } from "./heading/shouting.ts";',
      },
    ],
  },
};

const plugins: Addition = {
  files: {
    "cli/compile/plugins/remark-arrows.ts": `import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Turns \`->\` into an arrow. */
export function remarkArrows() {
  return (tree: Root): void => {
    visit(tree, "text", (node) => {
      node.value = node.value.replaceAll("->", "\\u2192");
    });
  };
}
`,
    "cli/compile/plugins/rehype-lead.ts": `import type { Root } from "hast";
import { h } from "hastscript";

/** Marks the first paragraph of a text. */
export function rehypeLead() {
  return (tree: Root): void => {
    const first = tree.children.find((node) => node.type === "element");
    if (first?.type !== "element" || first.tagName !== "p") return;
    first.children = [h("span.lead", first.children)];
  };
}
`,
  },
  lines: {
    "cli/compile/pipeline.ts": [
      {
        below: 'import { remarkEmoji } from "./plugins/remark-emoji.ts";',
        text: 'import { rehypeLead } from "./plugins/rehype-lead.ts";\nimport { remarkArrows } from "./plugins/remark-arrows.ts";',
      },
      { below: "    .use(remarkEmoji)", text: "    .use(remarkArrows)" },
      { below: "    .use(rehypeCallouts)", text: "    .use(rehypeLead)" },
    ],
  },
};

const endpoint: Addition = {
  files: {
    "server/contract/story-titles.ts": `import * as z from "zod/mini";

/** \`GET /api/story-titles\`: the titles of all stories, or of those of one customer. */
export const storyTitles = {
  method: "GET",
  path: "/api/story-titles",
  query: z.object({ customer: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({ success: z.literal(true), titles: z.array(z.string()) }),
} as const;
`,
    "server/api/story-titles.ts": `import { storyTitles } from "#contract";
import { defineEndpoint } from "./define-endpoint.ts";

/** \`GET /api/story-titles\` */
export const storyTitlesEndpoint = defineEndpoint(storyTitles, {
  answer({ query }, { content }) {
    const stories = content.current().list("stories");
    const wanted = stories.filter(
      ({ customer }) => (query.customer ?? customer) === customer,
    );
    return { titles: wanted.map(({ title }) => title) };
  },
});
`,
  },
  lines: {
    "server/contract/index.ts": [
      {
        below: 'export { formatCalendarDate } from "./calendar-date.ts";',
        text: 'export { storyTitles } from "./story-titles.ts";',
      },
    ],
    "server/api/endpoints.ts": [
      {
        below:
          'import { getPostEndpoint, listPostsEndpoint } from "./read-posts.ts";',
        text: 'import { storyTitlesEndpoint } from "./story-titles.ts";',
      },
      { below: "  listPostsEndpoint,", text: "  storyTitlesEndpoint," },
    ],
  },
};

const field: Addition = {
  files: {},
  lines: {
    "server/contract/forms.ts": [
      {
        below: "  company: optionalLine(names.company, 150),",
        text: '  phone: optionalLine("your phone number", 40),',
      },
    ],
    "site/components/forms/ContactForm.tsx": [
      {
        above:
          '      <Field label={labels.subject} {...contact.field("subject")}>',
        text: `      <Field label="Phone" optional {...contact.field("phone")}>
        {(control) => (
          <Input {...control} name="phone" type="tel" autoComplete="tel" />
        )}
      </Field>`,
      },
    ],
  },
};

/** An example for each addition that the README describes, by its name there. */
export const additions: ReadonlyMap<string, Addition> = new Map([
  ["A collection", collection],
  ["A page", pages],
  ["A rule", rule],
  ["A Markdown plugin", plugins],
  ["An endpoint", endpoint],
  ["A form field", field],
]);
