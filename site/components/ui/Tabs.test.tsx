// @vitest-environment happy-dom
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { FilterNav } from "./FilterNav.tsx";
import { fire, mount } from "../../testing/mount.ts";
import { Tabs } from "./Tabs.tsx";

const tabs = ["guides", "api", "faq"].map((id) => ({
  id,
  label: id.toUpperCase(),
  panel: <p>{id} panel</p>,
}));

/** Tabs whose parent opens each tab, and notes it. */
function mountTabs(first = "guides", onOpen = vi.fn<(id: string) => void>()) {
  function Parent() {
    const [open, setOpen] = useState(first);
    onOpen.mockImplementation(setOpen);
    return <Tabs label="Documentation" {...{ tabs, open, onOpen }} />;
  }
  const mounted = mount(<Parent />);
  return {
    ...mounted,
    press: (key: string) =>
      fire(mounted.find("[aria-selected=true]"), "keydown", { key }),
    selected: () => mounted.find("[aria-selected=true]").textContent,
    open: () => mounted.find("[role=tabpanel]:not([data-closed])").textContent,
  };
}

describe("Tabs", () => {
  it("shows the open tab and has one stop in the tab order", () => {
    const { all, open } = mountTabs();
    expect(open()).toBe("guides panel");
    expect(all("[role=tab]").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });

  it("connects each tab with its panel", () => {
    const { all, find } = mountTabs();
    for (const tab of all("[role=tab]")) {
      const panel = find(`[id="${tab.getAttribute("aria-controls")}"]`);
      expect(panel.getAttribute("aria-labelledby")).toBe(tab.id);
    }
  });

  it("moves tab and focus by arrow keys, from the last to the first and back", () => {
    const { press, selected, open } = mountTabs();
    press("ArrowLeft");
    expect(selected()).toBe("FAQ");
    expect(document.activeElement?.textContent).toBe("FAQ");
    press("ArrowRight");
    expect(open()).toBe("guides panel");
  });

  it("moves to the ends by Home and End and ignores other keys", () => {
    const { press, selected } = mountTabs("api");
    expect(press("End").defaultPrevented).toBe(true);
    expect(selected()).toBe("FAQ");
    press("Home");
    expect(selected()).toBe("GUIDES");
    expect(press("a").defaultPrevented).toBe(false);
  });

  it("tells its parent which tab is opened", () => {
    const onOpen = vi.fn<(id: string) => void>();
    const { all, open } = mountTabs("guides", onOpen);
    all("[role=tab]").forEach((tab) => fire(tab, "click"));
    expect(onOpen.mock.calls.flat()).toEqual(["guides", "api", "faq"]);
    expect(open()).toBe("faq panel");
  });
});

describe("FilterNav", () => {
  it("marks the current filter among plain links", () => {
    const { all, find } = mount(
      <FilterNav
        label="Filter by type"
        links={[
          { href: "/blog", label: "All", current: false },
          {
            href: "/blog?type=guide",
            label: "Guides",
            current: true,
          },
        ]}
      />,
    );
    expect(all("a").map((link) => link.getAttribute("href"))).toEqual([
      "/blog",
      "/blog?type=guide",
    ]);
    expect(find("[aria-current]").textContent).toBe("Guides");
    expect(find("nav").getAttribute("aria-label")).toBe("Filter by type");
  });
});
