import { fetchOkReply } from "./request.ts";

/** The post that the template call sends. */
const template = {
  title: "How to read public engagement as buying intent",
  slug: "read-engagement-as-intent",
  description:
    "Which public actions hint at a purchase, which do not, and how to tell the two apart.",
  content: "<p>Public engagement is a hint, not a promise.</p>",
  authorName: "Liis Tamm",
  authorTitle: "Head of Research",
  publishedDate: "2026-11-12",
  readTimeMinutes: 1,
  type: "blog",
  featured: false,
  imageUrl: null,
  categories: [
    { id: 1, name: "Engagement Signals", slug: "engagement-signals" },
  ],
};

/**
 * Asks the server to create the template post. No page uses it: it documents the call.
 * @throws ApiError when the server refuses
 */
export async function createTemplatePost(): Promise<unknown> {
  const reply = await fetchOkReply("/api/blog/create", {
    method: "POST",
    body: template,
  });
  return reply.json();
}
