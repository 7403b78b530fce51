import { AppError } from "../app-error.ts";

/** @throws AppError for a value that is not an origin */
export function parseApiOrigin(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (url && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`)
    return url.origin;
  throw new AppError(
    "config_invalid",
    `EXPORT_API_ORIGIN is ${JSON.stringify(value)}: it must be an http or https origin without path, such as https://api.example.com.`,
  );
}
