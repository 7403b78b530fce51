import { readdirSync } from "node:fs";
import { readFileLimit } from "../connections/read-file-limit.ts";
import { toCounter, toGauge, type MetricFamily } from "./metric-family.ts";

/** Number of open files of this process. Undefined if the system has no /proc. */
function countOpenFiles(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return undefined;
  }
}

function fileMetrics(): MetricFamily[] {
  const open = countOpenFiles();
  const limit = readFileLimit();
  return [
    ...(open === undefined
      ? []
      : [toGauge("process_open_fds", "Open file descriptors.", open)]),
    ...(limit === undefined
      ? []
      : [toGauge("process_max_fds", "Limit of open file descriptors.", limit)]),
  ];
}

/** Processor time, memory and files, under the standard names of Prometheus exporters. */
export function readProcessMetrics(): MetricFamily[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, heapTotal, external, arrayBuffers } =
    process.memoryUsage();
  return [
    toCounter(
      "process_cpu_seconds_total",
      "User and system processor time.",
      (user + system) / 1e6,
    ),
    toGauge(
      "process_start_time_seconds",
      "When the process started, in seconds since 1970.",
      Math.round(performance.timeOrigin / 10) / 100,
    ),
    toGauge("process_resident_memory_bytes", "Resident memory.", rss),
    ...fileMetrics(),
    toGauge(
      "nodejs_heap_used_bytes",
      "Used heap of the main thread.",
      heapUsed,
    ),
    toGauge(
      "nodejs_heap_total_bytes",
      "Committed heap of the main thread.",
      heapTotal,
    ),
    toGauge(
      "nodejs_external_memory_bytes",
      "Memory outside the heap.",
      external,
    ),
    toGauge(
      "nodejs_array_buffers_bytes",
      "The part of the memory outside the heap that buffers take.",
      arrayBuffers,
    ),
    toGauge("nodejs_version_info", "The version of Node.js.", 1, {
      version: process.version,
    }),
  ];
}
