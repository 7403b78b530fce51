type Labels = Readonly<Record<string, string | number>>;

/** One Prometheus metric with its description and samples. */
export interface MetricFamily {
  name: string;
  type: "counter" | "gauge" | "histogram" | "summary";
  help: string;
  /** Formatted lines. */
  samples: readonly string[];
}

const escapeValue = (value: string) =>
  value.replaceAll(/[\\"]/gu, "\\$&").replaceAll("\n", "\\n");

/** `{a="1",b="2"}`, or nothing without labels. */
export function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${escapeValue(String(value))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

export function formatSample(
  name: string,
  labels: Labels,
  value: number,
): string {
  return `${name}${formatLabels(labels)} ${value}`;
}

/** A metric for a current value. */
export function toGauge(
  name: string,
  help: string,
  value: number,
  labels: Labels = {},
): MetricFamily {
  const samples = [formatSample(name, labels, value)];
  return { name, type: "gauge", help, samples };
}

/** A metric for a number that only grows while the process runs. */
export function toCounter(
  name: string,
  help: string,
  value: number,
): MetricFamily {
  return { ...toGauge(name, help, value), type: "counter" };
}

/** The text format of Prometheus, version 0.0.4. */
export function formatFamilies(families: readonly MetricFamily[]): string {
  return families
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples,
    ])
    .map((line) => `${line}\n`)
    .join("");
}

/** Creates a counter with a value for each set of labels. */
export function createCounter(name: string, help: string) {
  const values = new Map<string, number>();
  return {
    /** @param labels in the format of `formatLabels`: callers on a hot path format them only once */
    add(labels: string): void {
      values.set(labels, (values.get(labels) ?? 0) + 1);
    },
    family: (): MetricFamily => ({
      name,
      type: "counter",
      help,
      samples: [...values]
        .toSorted()
        .map(([labels, value]) => `${name}${labels} ${value}`),
    }),
  };
}
