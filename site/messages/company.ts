export const careersMessages = {
  apply: "Apply Now",
} as const;
