export { LegalPage as default } from "../../components/reading/LegalPage.tsx";
