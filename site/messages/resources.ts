/** The filter tabs of the Resource Center in their order. */
export const resourceFilters = [
  { type: "all", label: "All" },
  { type: "blog", label: "Blog" },
  { type: "article", label: "Articles" },
  { type: "guide", label: "Guides" },
  { type: "video", label: "Videos" },
  { type: "webinar", label: "Webinars" },
  { type: "case-study", label: "Case Studies" },
] as const;

export const resourceMessages = {
  featured: "Featured",
  loading: "Loading resources",
  failed: "The resources could not be loaded. Please try again later.",
  ofType: (type: string) => `${type} resources`,
  read: "Read More",
  view: "View Resource",
  readFeatured: "Read Article",
  empty: "No resources found",
  emptyText: "Try selecting a different resource type",
  viewAll: "View All Resources",
} as const;

export const guideMessages = {
  featured: "Featured guides",
  read: "Read Guide",
} as const;
