import { ApiCall } from "../../components/ApiCall.tsx";
import { arrivals } from "./arrivals.tsx";
import { ChatMessage, CrmRecord, CsvFile, WebhookEvent } from "./records.tsx";

/** One lead in four tools, and what it brings about in each integration, by the integration's id. */
export default {
  record: <CrmRecord />,
  others: (
    <>
      <ChatMessage />
      <CsvFile />
      <WebhookEvent />
    </>
  ),
  call: <ApiCall />,
  ...arrivals,
};
