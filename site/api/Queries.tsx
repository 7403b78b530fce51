import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { createQueryClient, queryClient } from "./query-client.ts";

/** The server has a client for each page, because pages of several visitors are rendered at the same time. */
const findClient = () =>
  typeof window === "undefined" ? createQueryClient() : queryClient();

/** For the parts of a page that make queries. Other pages do not load React Query. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(findClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
