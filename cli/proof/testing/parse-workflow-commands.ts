export interface WorkflowCommand {
  name: string;
  properties: Record<string, string>;
  data: string;
}

/**
 * The workflow commands that GitHub's runner would execute: lines that begin with `::name` or contain `##[name`,
 * unescaped like the runner does.
 */
export function parseWorkflowCommands(log: string): WorkflowCommand[] {
  return log.split(/\r\n|\r|\n/u).flatMap((line): WorkflowCommand[] => {
    const found =
      /^\s*::(?<name>[^\s:]+)(?: (?<list>.*?))?::(?<data>.*)$/su.exec(
        line,
      )?.groups;
    if (found) {
      const pairs = (found.list ?? "").split(",").filter(Boolean);
      const properties = pairs.map((pair) => {
        const [key = "", value = ""] = pair.split(/=(.*)/su, 2);
        return [key, unescapeProperty(value)] as const;
      });
      return [
        {
          name: found.name ?? "",
          properties: Object.fromEntries(properties),
          data: unescapeData(found.data ?? ""),
        },
      ];
    }
    const old = /##\[(?<name>[^\]\s]+)[^\]]*\](?<data>.*)$/su.exec(
      line,
    )?.groups;
    return old
      ? [{ name: old.name ?? "", properties: {}, data: old.data ?? "" }]
      : [];
  });
}

function unescapeData(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%25", "%");
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}
