// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { FilterNav } from "./FilterNav.tsx";
import { fire, mount } from "./testing/mount.ts";
import { Tabs } from "./Tabs.tsx";

const tabs = ["guides", "api", "faq"].map((id) => ({
  id,
  label: id.toUpperCase(),
  panel: <p>{id} panel</p>,
}));

function mountTabs(props: Partial<Parameters<typeof Tabs>[0]> = {}) {
  const mounted = mount(<Tabs label="Documentation" tabs={tabs} {...props} />);
  return {
    ...mounted,
    press: (key: string) =>
      fire(mounted.find("[aria-selected=true]"), "keydown", { key }),
    selected: () => mounted.find("[aria-selected=true]").textContent,
    open: () => mounted.find("[role=tabpanel]:not([data-closed])").textContent,
  };
}

describe("Tabs", () => {
  it("opens the first tab and has one stop in the tab order", () => {
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
    const { press, selected } = mountTabs({ defaultTab: "api" });
    expect(press("End").defaultPrevented).toBe(true);
    expect(selected()).toBe("FAQ");
    press("Home");
    expect(selected()).toBe("GUIDES");
    expect(press("a").defaultPrevented).toBe(false);
  });

  it("lets the parent decide which tab is open", () => {
    const onChange = vi.fn<(id: string) => void>();
    const { all, open } = mountTabs({ value: "guides", onChange });
    all("[role=tab]").forEach((tab) => fire(tab, "click"));
    expect(onChange.mock.calls.flat()).toEqual(["guides", "api", "faq"]);
    expect(open()).toBe("guides panel");
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
            count: 4,
          },
        ]}
      />,
    );
    expect(all("a").map((link) => link.getAttribute("href"))).toEqual([
      "/blog",
      "/blog?type=guide",
    ]);
    expect(find("[aria-current]").textContent).toBe("Guides4");
    expect(find("nav").getAttribute("aria-label")).toBe("Filter by type");
  });
});
