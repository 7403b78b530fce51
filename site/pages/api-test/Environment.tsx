import type { Browser } from "./useBrowser.ts";

/** The browser's environment. Shows nothing about the server. */
export function Environment({ browser }: { browser: Browser | null }) {
  return (
    <div>
      <h2>Environment</h2>
      {browser ? (
        <dl className="environment">
          {browser.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="outcome-idle">Shown once the page runs in a browser.</p>
      )}
    </div>
  );
}
