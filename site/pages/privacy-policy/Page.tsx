import { LegalPage } from "../../components/reading/LegalPage.tsx";
import type { PageProps } from "../../page.ts";
import NotFoundPage from "../not-found/Page.tsx";
import type legalData from "./data.ts";

export default function PrivacyPolicyPage({
  data,
}: PageProps<typeof legalData>) {
  if ("missing" in data) return <NotFoundPage data={data.missing} />;
  return <LegalPage {...data.found} />;
}
