import { apiTestMessages } from "../../messages/api-test.ts";
import type { Browser } from "./useBrowser.ts";

/** The browser's environment. Shows nothing about the server. */
export function Environment({ browser }: { browser: Browser | null }) {
  return (
    <div>
      <h2 className="mb-3 text-h4">{apiTestMessages.environment}</h2>
      {browser ? (
        <dl>
          {browser.facts.map(({ name, value }) => (
            <div
              key={name}
              className="grid gap-0.5 border-t border-line py-2.5"
            >
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="font-mono text-note wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-muted">{apiTestMessages.noBrowser}</p>
      )}
    </div>
  );
}
