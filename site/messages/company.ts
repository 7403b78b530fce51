/** About the frame of the scheduler. */
export const schedulerMessages = {
  frameTitle: "Schedule a Demo",
} as const;

/** The values of the company in their order. */
export const companyValues = [
  "Precision",
  "Transparency",
  "Innovation",
  "Customer Success",
] as const;

export const careersMessages = {
  apply: "Apply Now",
  interview: "30-minute video call",
} as const;
