/** The names of the legal pages. */
export const legalTitles = {
  terms: "Terms and Conditions",
  privacy: "Privacy Policy",
} as const;

/** Pages that announce something that is not released yet. */
export const announcementMessages = {
  soon: "Coming Soon",
} as const;
