import { count } from "../../report/report.ts";
import type { checkExternalLinks } from "./check-external-links.ts";

type Checked = Awaited<ReturnType<typeof checkExternalLinks>>;

/** Describes for people what was checked and what was skipped. */
export function formatExternalSummary(summary: Checked["summary"]): string {
  const { addresses, asked, remembered, reserved } = summary;
  const { private: inside } = summary;
  const found = count(addresses, "address", "addresses");
  const lines = [
    `${found} outside of the site: ${asked} asked, ${remembered} known from before.`,
  ];
  if (reserved.length > 0)
    lines.push(`Not asked: ${list(reserved)}, reserved for examples.`);
  if (inside.length > 0)
    lines.push(
      `Not asked: ${list(inside)}, in a private network. Add --private to ask there too.`,
    );
  return lines.map((line) => `${line}\n`).join("");
}

const MAX_HOSTS = 5;

function list(hosts: readonly string[]): string {
  const shown = hosts.slice(0, MAX_HOSTS).join(", ");
  const more = hosts.length - MAX_HOSTS;
  return more > 0 ? `${shown} and ${count(more, "other host")}` : shown;
}
