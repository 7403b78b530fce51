import { afterAll, describe, expect, it } from "vitest";
import { startApp } from "../testing/start-app.ts";
import { renderWithVike } from "./render-with-vike.ts";

const app = await startApp();
const content = app.content.current();
afterAll(() => app.close());
const request = {
  url: "/blog?type=guide",
  content,
  siteUrl: "https://own.example",
};
const httpResponse = { statusCode: 200, body: "<!doctype html>" };

describe("renderWithVike", () => {
  it("passes URL, content and origin to the page", async () => {
    const seen: object[] = [];
    await renderWithVike(async (pageContext) => {
      seen.push(pageContext);
      return { httpResponse };
    })(request);
    expect(seen).toEqual([
      {
        urlOriginal: "/blog?type=guide",
        content,
        siteUrl: "https://own.example",
      },
    ]);
  });

  it.each([
    [{ httpResponse }, { status: 200, html: "<!doctype html>" }],
    [
      { httpResponse, pageStatus: 404 },
      { status: 404, html: "<!doctype html>" },
    ],
    [
      { httpResponse, pageStatus: 302, pageLocation: "/book" },
      { status: 302, location: "/book" },
    ],
    [
      { httpResponse, pageLocation: "/book" },
      { status: 308, location: "/book" },
    ],
  ])(
    "reads status and location from the page context",
    async (answer, result) => {
      expect(await renderWithVike(async () => answer)(request)).toEqual(result);
    },
  );

  it("throws the error of a broken page instead of showing Vike's error page", async () => {
    const errorWhileRendering = new Error("broken page");
    await expect(
      renderWithVike(async () => ({ httpResponse, errorWhileRendering }))(
        request,
      ),
    ).rejects.toBe(errorWhileRendering);
    await expect(
      renderWithVike(async () => ({
        httpResponse: { statusCode: 500, body: "" },
      }))(request),
    ).rejects.toThrow("Vike answered 500.");
  });
});
