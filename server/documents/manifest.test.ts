import { expect, test } from "vitest";
import { shadesOf } from "#contract";
import { sampleTheme } from "../testing/sample-theme.ts";
import { startApp } from "../testing/start-app.ts";

test("the manifest has the name of the site and the colours of its theme", async () => {
  const app = await startApp();
  const manifest = await (await app.get("/manifest.webmanifest")).json();
  await app.close();
  const { dark } = shadesOf(sampleTheme.colors.page);
  expect(manifest).toMatchObject({
    name: "Testlark",
    theme_color: dark,
    background_color: dark,
  });
});
