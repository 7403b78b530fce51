/**
 * Texts whose exact wording is specified, by area. Plain ASCII: straight apostrophes, three dots. Other copy is in the
 * components. Each area has its own file, so that a page loads only its own texts.
 */
export { newsletterMessages, waitlistMessages } from "./messages/newsletter.ts";
export { failureMessages, actionLabels } from "./messages/actions.ts";
export { homeMessages, heroWords, flowSteps } from "./messages/home.ts";
export { productMessages } from "./messages/product.ts";
export { blogTypeLabels, blogMessages, postMessages } from "./messages/blog.ts";
export { documentationTabs, guideMessages } from "./messages/documentation.ts";
export { legalTitles, announcementMessages } from "./messages/legal.ts";
export { resourceFilters, resourceMessages } from "./messages/resources.ts";
export { contactMessages, pricingFormMessages } from "./messages/contact.ts";
export {
  schedulerMessages,
  companyValues,
  careersMessages,
} from "./messages/company.ts";
export { apiTestMessages } from "./messages/api-test.ts";
export { notFoundMessages } from "./messages/not-found.ts";
