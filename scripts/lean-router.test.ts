import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { leanRouter } from "./lean-router.ts";

/** Bundles a module with this text for the browser, without writing files. */
async function bundle(text: string): Promise<string> {
  const id = join(import.meta.dirname, "entry.js");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        load: (file) => (file === id ? text : null),
        resolveId: (source) => (source === id ? id : null),
      },
      leanRouter(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: id, external: ["react", "react-dom"] },
    },
  });
  const outputs = [result]
    .flat()
    .flatMap((each) => ("output" in each ? each.output : []));
  return outputs.map((file) => ("code" in file ? file.code : "")).join("");
}

test("drops the components of React Router that nothing uses", async () => {
  const code = await bundle(
    'import { useLocation } from "react-router-dom"; console.log(useLocation);',
  );
  expect(code).toContain("LocationContext");
  expect(code).not.toContain("forwardRef(");
});

test("fails the build when there is nothing to mark", async () => {
  await expect(bundle("console.log(1);")).rejects.toThrow(
    /found nothing to mark in React Router/u,
  );
});
