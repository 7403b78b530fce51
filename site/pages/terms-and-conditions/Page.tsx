import { LegalPage } from "../../components/reading/LegalPage.tsx";
import type { PageProps } from "../../page.ts";
import type legalData from "./data.ts";

export default function TermsPage({ data }: PageProps<typeof legalData>) {
  return <LegalPage {...data} />;
}
