import { LegalPage } from "../../components/reading/LegalPage.tsx";
import type { Found } from "../../reading/found.ts";
import type { LegalData } from "../../reading/legal-page.ts";
import NotFoundPage from "../not-found/Page.tsx";

export default function TermsPage({ data }: { data: Found<LegalData> }) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  return <LegalPage {...data.found} />;
}
