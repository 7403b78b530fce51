import { QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { queryClient } from "./query-client.ts";

/** Gives the queries of the blog their client: the pages that use none do not load it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
