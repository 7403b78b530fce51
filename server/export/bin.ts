import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { AppError } from "../app-error.ts";
import { builtFolder } from "../built-folder.ts";
import { parseConfig } from "../config.ts";
import { openBuiltSite } from "../open-built-site.ts";
import { exportSite, type ExportSummary } from "./export-site.ts";

const CANNOT_RUN = 2;
const USAGE = `Usage: npm run export -- --out DIR [--flat] [--drafts]

Writes every page of the site as files, for any CDN or file host. SITE_URL is the origin of canonical addresses,
EXPORT_API_ORIGIN that of a running server, which answers forms, searches and the API.

  --out DIR  the folder to replace
  --flat     write blog.html and not blog/index.html, for hosts that show it at /blog
  --drafts   a preview with drafts and scheduled entries, which search engines must not index
`;

function formatSummary(summary: ExportSummary, out: string): string {
  const { pages, documents, redirects, files, changed, missing } = summary;
  const broken = missing.map(
    ({ address, linkedFrom }) =>
      `  ${address}${linkedFrom === "" ? "" : `, linked from ${linkedFrom}`}\n`,
  );
  return [
    `Exported ${pages} pages, ${documents} other documents and ${redirects} redirect${redirects === 1 ? "" : "s"} to ${out}: ${files} files, ${changed} of them new or changed.\n`,
    ...(broken.length > 0 ? ["Links to what is not there:\n", ...broken] : []),
  ].join("");
}

function warn(lines: Readonly<Record<string, string | undefined>>): void {
  for (const [name, consequence] of Object.entries(lines))
    if (consequence !== undefined && !process.env[name])
      process.stderr.write(`warning: ${name} is not set: ${consequence}\n`);
}

/** @throws AppError for a value that is not an origin */
function parseApiOrigin(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`)
    return url.origin;
  throw new AppError(
    "config_invalid",
    `EXPORT_API_ORIGIN is ${JSON.stringify(value)}: it must be an http or https origin without path, such as https://api.example.com.`,
  );
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: "string" },
      flat: { type: "boolean", default: false },
      drafts: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (values.out === undefined)
    throw new AppError("usage", "The option --out is missing.", {
      hint: `\n${USAGE}`,
    });
  const { dist, content } = builtFolder();
  if (content !== undefined) process.env["CONTENT_OUT"] ||= content;
  const config = parseConfig(process.env, process.cwd());
  warn({
    SITE_URL: "canonical addresses begin with http://localhost:3000.",
    EXPORT_API_ORIGIN: values.drafts
      ? undefined
      : "forms cannot be sent, and there is no search.",
  });
  const out = resolve(values.out);
  const summary = await exportSite({
    out,
    contentOut: config.contentOut,
    openSite: openBuiltSite(dist),
    siteUrl: config.siteUrl ?? "http://localhost:3000",
    apiOrigin: parseApiOrigin(process.env["EXPORT_API_ORIGIN"]),
    isFlat: values.flat,
    hasDrafts: values.drafts,
    stderr: process.stderr,
    clock: () => new Date(),
  });
  process.stdout.write(formatSummary(summary, out));
}

process.env["NODE_ENV"] ??= "production";
try {
  await run();
} catch (error) {
  const isExpected =
    error instanceof AppError ||
    (error instanceof TypeError && "code" in error);
  if (!isExpected) throw error;
  const hint = error instanceof AppError ? (error.hint ?? "") : USAGE;
  process.stderr.write(`error: ${[error.message, hint].join(" ").trim()}\n`);
  process.exitCode = CANNOT_RUN;
}
