type Labels = Readonly<Record<string, string | number>>;

/** One metric as Prometheus reads it: its samples, and what they mean. */
export interface MetricFamily {
  name: string;
  type: "counter" | "gauge" | "histogram" | "summary";
  help: string;
  /** Finished lines. */
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

/** A value of this moment. */
export function toGauge(
  name: string,
  help: string,
  value: number,
  labels: Labels = {},
): MetricFamily {
  const samples = [formatSample(name, labels, value)];
  return { name, type: "gauge", help, samples };
}

/** A number that only grows while the process lives. */
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

/** Counts by the labels of a sample. */
export function createCounter(name: string, help: string) {
  const values = new Map<string, number>();
  return {
    /** @param labels as `formatLabels` writes them: callers on a hot path write them once */
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
