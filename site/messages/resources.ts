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
  read: "Read More",
  view: "View Resource",
  readFeatured: "Read Article",
  empty: "No resources found",
  emptyText: "Try selecting a different resource type",
  viewAll: "View All Resources",
} as const;
