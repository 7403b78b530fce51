import type { IconName } from "../../../components/ui/icon-names.ts";

/** What each team makes of a signal, by the team's id. A team with another id has none. */
export const artefacts: Readonly<
  Record<string, { name: string; icon: IconName }>
> = {
  sales: { name: "A first message", icon: "send" },
  marketing: { name: "A content brief", icon: "file" },
  executives: { name: "A board slide", icon: "monitor" },
  saas: { name: "A deal card", icon: "briefcase" },
  product: { name: "A wall of quotes", icon: "comment" },
  startups: { name: "A first list of ten", icon: "list" },
  growth: { name: "An A/B result", icon: "chart" },
  agencies: { name: "A client report", icon: "book" },
  enterprises: { name: "An access table", icon: "key" },
};
