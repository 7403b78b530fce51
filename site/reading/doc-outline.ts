import { docGroups, type ContentReader, type DocEntry } from "#contract";

/** A group of the documentation with its articles in order. */
export interface DocGroup {
  slug: keyof typeof docGroups;
  title: string;
  /** What its articles help with, in one sentence. */
  description: string;
  path: string;
  articles: DocEntry[];
}

const groups: Readonly<{
  [Slug in DocGroup["slug"]]: { slug: Slug; description: string };
}> = {
  "getting-started": {
    slug: "getting-started",
    description:
      "Open an account, add the first profile, and learn what the numbers count.",
  },
  "competitor-monitoring": {
    slug: "competitor-monitoring",
    description: "Choose rivals, then read who engages and connects with them.",
  },
  integrations: {
    slug: "integrations",
    description:
      "Move leads into your CRM, your team chat, other tools or a plain file.",
  },
  "advanced-features": {
    slug: "advanced-features",
    description:
      "Tune a list, schedule it, call it from code, share it with a team.",
  },
};

/** The groups in the order of the documentation. Examples belong to none. */
export function docOutline(content: Pick<ContentReader, "list">): DocGroup[] {
  const articles = content
    .list("docs")
    .filter(({ kind }) => kind === "article");
  return Object.values(groups).map(({ slug, description }) => ({
    slug,
    title: docGroups[slug],
    description,
    path: `/documentation/${slug}`,
    articles: articles.filter(({ group }) => group === slug),
  }));
}

export function docExamples(content: Pick<ContentReader, "list">): DocEntry[] {
  return content.list("docs").filter(({ kind }) => kind === "example");
}
