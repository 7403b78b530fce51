import { stringify } from "yaml";

/** A page as Markdown. */
export interface Twin {
  title: string;
  /** The absolute address of the page. */
  url: string;
  description: string | undefined;
  /** More facts about the page, in order. Those without a value are omitted. */
  facts: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Markdown, with a top-level heading. */
  body: string;
}

/** Formats a twin: its facts as front matter, then its body. */
export function formatTwin({ body, facts, ...page }: Twin): string {
  const known = Object.entries({ ...page, ...facts }).filter(
    ([, fact]) => fact !== undefined && fact.length > 0,
  );
  const frontMatter = stringify(Object.fromEntries(known), { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n${body.trim()}\n`;
}
