// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeFetch, json } from "../testing/fake-fetch.ts";
import { showPage, type Shown } from "../testing/show-page.tsx";
import { ShareButtons } from "./ShareButtons.tsx";

const ADDRESS = "http://localhost:3000/blog/a-post";
let shown: Shown | undefined;

beforeEach(() => {
  window.location.href = `${ADDRESS}?_=1#part`;
});

afterEach(() => {
  shown?.unmount();
  vi.unstubAllGlobals();
});

function show(browser: object): Shown {
  vi.stubGlobal("navigator", browser);
  shown = showPage("/", <ShareButtons title="A post" path="/blog/a-post" />);
  return shown;
}

const said = ({ container }: Shown) =>
  container.querySelector("output")?.textContent;

describe("ShareButtons", () => {
  it("copies the address without `_`, says so, and sends and opens nothing", async () => {
    const { calls } = fakeFetch(() => json({}));
    const open = vi.fn<() => void>();
    vi.stubGlobal("open", open);
    const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
    const page = show({ clipboard: { writeText } });
    const before = window.location.href;
    await page.click("button");
    expect(writeText.mock.calls).toEqual([[ADDRESS]]);
    expect(said(page)).toBe("Link copied.");
    expect(window.location.href).toBe(before);
    expect(calls).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  it("shows the address if there is no clipboard", async () => {
    const page = show({});
    await page.click("button");
    expect(said(page)).toContain(ADDRESS);
  });

  it("offers the share sheet only if the browser has one", async () => {
    expect(show({}).container.querySelectorAll("button")).toHaveLength(1);
    shown?.unmount();
    const share = vi.fn<() => Promise<void>>().mockResolvedValue();
    const page = show({ share });
    await page.click("button:nth-of-type(2)");
    expect(share.mock.calls).toEqual([[{ title: "A post", url: ADDRESS }]]);
  });

  it("says nothing when the share sheet is closed, and reports when it fails", async () => {
    const share = vi.fn<() => Promise<void>>();
    const page = show({ share });
    share.mockRejectedValueOnce(new DOMException("", "AbortError"));
    await page.click("button:nth-of-type(2)");
    expect(said(page)).toBe("");
    share.mockRejectedValueOnce(new DOMException("", "DataError"));
    await page.click("button:nth-of-type(2)");
    expect(said(page)).toBe("Sharing did not work. Please copy the link.");
  });
});
