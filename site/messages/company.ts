export const careersMessages = {
  apply: "Apply Now",
  interview: "30-minute video call",
} as const;
