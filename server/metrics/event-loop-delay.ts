import { monitorEventLoopDelay } from "node:perf_hooks";
import { formatSample, type MetricFamily } from "./metric-family.ts";

/** How often the delay is measured, in milliseconds. */
const RESOLUTION = 10;
const NAME = "event_loop_delay_seconds";

// The histogram measures the whole time between two timers, so the resolution is subtracted.
const toSeconds = (nanoseconds: number) =>
  Math.max(0, Number((nanoseconds / 1e9 - RESOLUTION / 1e3).toFixed(6)));

/** The delay of the event loop. The quantiles cover the time since the last call. */
export function createEventLoopDelay(): () => MetricFamily {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let [sum, count] = [0, 0];
  return () => {
    if (histogram.count > 0) {
      count += histogram.count;
      sum += histogram.count * toSeconds(histogram.mean);
    }
    const quantiles = [0.5, 0.99, 1].map((quantile) => {
      const delay = histogram.count && histogram.percentile(quantile * 100);
      return formatSample(NAME, { quantile }, toSeconds(delay));
    });
    histogram.reset();
    return {
      name: NAME,
      type: "summary",
      help: "Delay of the event loop; quantiles since the last scrape.",
      samples: [...quantiles, `${NAME}_sum ${sum}`, `${NAME}_count ${count}`],
    };
  };
}
