/** Every kind of page, one address each: what tests of all pages go through. */
export const pages = [
  { path: "/", status: 200, title: "Northlark", h1: /Know which/u },
  { path: "/blog", status: 200, title: "Blog", h1: /./u },
  { path: "/blog?type=guide", status: 200, title: "Blog", h1: /./u },
  {
    path: "/blog/read-engagement-as-intent",
    status: 200,
    title: "How to read engagement as buying intent",
    h1: /How to read engagement as buying intent/u,
  },
  {
    path: "/blog/lead-scoring-without-a-data-team",
    status: 200,
    title: "",
    h1: /./u,
  },
  {
    path: "/blog/no-such-post",
    status: 404,
    title: "Blog Post Not Found",
    h1: /Blog Post Not Found/u,
  },
  {
    path: "/no-such-page",
    status: 404,
    title: "404 Page Not Found",
    h1: /404 Page Not Found/u,
  },
] as const;
