export const homeMessages = {
  seeHow: "See How It Works",
  exportCsv: "Export to CSV",
  investors: "Clients are Backed By",
  influencers: "Influencer Monitoring",
  leadLists: "Smart Lead Lists",
} as const;

/** The four steps of the product, in their order. */
export const flowSteps = [
  "Select Targets",
  "Monitor Engagement",
  "Filter Prospects",
  "Engage Leads",
] as const;
