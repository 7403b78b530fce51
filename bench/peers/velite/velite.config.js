import { defineCollection, defineConfig, s } from "velite";

const posts = defineCollection({
  name: "Post",
  pattern: "*.md",
  schema: s.object({
    id: s.number(),
    title: s.string(),
    description: s.string(),
    date: s.isodate(),
    type: s.string(),
    author: s.string(),
    categories: s.array(s.string()),
    image: s.object({ src: s.string(), alt: s.string() }),
    content: s.markdown(),
  }),
});

/** Default settings: all posts in one file. */
export default defineConfig({
  root: "posts",
  output: { data: "out", assets: "assets" },
  collections: { posts },
});
