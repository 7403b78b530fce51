/** The calculator of a month, and the bill that it writes. */
export const monthMessages = {
  plans: "Plans",
  none: "None",
  extraLeads: "Extra leads",
  monthLeads: "Leads a month",
  exactLeads: "Leads a month as a number",
  bill: "Bill for one month",
  planLine: (plan: string) => `${plan} plan`,
  includedLeads: (leads: string) => `${leads} leads included`,
  extraLine: (leads: string, cost: string) => `${leads} at ${cost} each`,
  total: "Total",
  otherPlans: "The same month on other plans",
  cheapest: (plan: string, leads: string, amount: string) =>
    `${plan} is the cheapest plan for ${leads} leads: ${amount}.`,
  cheapestMark: "Cheapest",
  cheapestFor: (leads: string) => `for ${leads} leads`,
  monthOf: (leads: string) => `${leads} leads`,
  firstLeads: (plan: string, leads: string) =>
    `${plan} covers your first ${leads} leads, once.`,
  beyond: (leads: string) => `More than ${leads} leads every month?`,
} as const;

/** The price list, on the pricing page and in short elsewhere. */
export const pricingMessages = {
  included: "Included",
  notIncluded: "Not included",
  caption: "What each plan includes, side by side",
  feature: "Feature",
  perMonth: "/month",
  noCostPerLead: "No cost per lead",
  perLead: (cost: string) => `${cost}/lead`,
  noExport: "No CSV export",
  none: monthMessages.none,
  unlimited: "Unlimited",
  leadsPerMonth: (leads: string) => `${leads}/month`,
  leadsAMonth: (leads: string) => `${leads} leads a month`,
  lifetime: (leads: string) => `Up to ${leads} over its lifetime`,
  lifetimeLeads: (leads: string) => `Up to ${leads} leads over its lifetime`,
  each: (cost: string) => `${cost} each`,
  prioritySupport: "Priority support",
  onboarding: "Dedicated onboarding",
  standardSupport: "Standard",
  groups: {
    volume: "Volume and price",
    view: "What you see",
    work: "How you work with it",
  },
  rows: {
    leads: "Leads",
    costPerLead: "Cost per lead",
    extraLeads: monthMessages.extraLeads,
    profiles: "Profiles",
    updates: "Updates",
    dashboards: "Custom dashboards",
    export: "CSV export",
    api: "API and webhooks",
    team: "Team access",
    support: "Support",
  },
  monthCaption:
    "Cost of a month on each plan by number of leads, extra leads included",
  lowest: "lowest",
  onceOnly: (leads: string) => `${leads} leads, once`,
} as const;

/** The form of the pricing page. The team size is sent as the text of the message. */
export const pricingFormMessages = {
  subject: "Pricing enquiry",
  name: "Full Name",
  email: "Work Email",
  company: "Company Name",
  teamSize: "Team Size",
  chooseSize: "Choose a size",
  noSize: "not given",
  teamSizes: ["1-10", "11-50", "51-200", "201+"],
} as const;
