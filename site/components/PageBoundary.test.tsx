// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { pageFailure } from "../messages/actions.ts";
import { showPage } from "../testing/show-page.tsx";
import { PageBoundary } from "./PageBoundary.tsx";

afterEach(() => vi.restoreAllMocks());

function Broken(): never {
  throw new Error("secret detail");
}

it("replaces a page that throws by a message with links", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container, unmount } = showPage(
    "/faq",
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(container.querySelector("h1")?.textContent).toBe(pageFailure.title);
  expect(container.textContent).toContain(pageFailure.reload);
  expect(container.querySelector('a[href="/contact-us"]')).not.toBeNull();
  expect(container.textContent).not.toContain("secret detail");
  unmount();
});
