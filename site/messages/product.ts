/** The product pages. */
export const productMessages = {
  earlyAccess: "Get Early Access",
  login: "Login",
  competitors: "Competitor Tracking",
  workflow: "Connect Your Workflow",
  api: "Developer API",
  apiPlans: "The API is on all paid plans.",
  enterprise: "Enterprise Custom Plan",
  credit: "1 credit = 1 unique lead per post",
} as const;
