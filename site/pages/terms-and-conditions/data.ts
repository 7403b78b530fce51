import { legalTitles } from "../../messages/pages.ts";
import { createLegalData } from "../../reading/legal-page.ts";

export default createLegalData("terms-and-conditions", legalTitles.terms, {
  path: "/privacy-policy",
  title: legalTitles.privacy,
});
