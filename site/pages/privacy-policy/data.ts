import { legalTitles } from "../../messages/pages.ts";
import { createLegalData } from "../../reading/legal-page.ts";

export default createLegalData("privacy-policy", legalTitles.privacy, {
  path: "/terms-and-conditions",
  title: legalTitles.terms,
});
