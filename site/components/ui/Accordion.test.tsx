// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { Accordion } from "./Accordion.tsx";
import { mount } from "../../testing/mount.ts";

const entries = [
  { id: "credit", title: "What is a credit?", content: <p>One lead.</p> },
  { id: "cancel", title: "Can I cancel?", content: <p>At any time.</p> },
];

afterEach(() => {
  location.hash = "";
});

describe("Accordion", () => {
  it("renders every answer into the HTML and opens none", () => {
    const { host, all } = mount(<Accordion name="faq" entries={entries} />);
    expect(host.textContent).toContain("At any time.");
    expect(all("details[open]")).toEqual([]);
  });

  it("gives all entries the same name, so that the browser opens one at a time", () => {
    const { all } = mount(<Accordion name="faq" entries={entries} />);
    expect(all("details").map((entry) => entry.getAttribute("name"))).toEqual([
      "faq",
      "faq",
    ]);
  });

  it("renders titles as headings of the given level", () => {
    const { all } = mount(
      <Accordion name="faq" entries={entries} headingLevel={2} />,
    );
    expect(all("summary h2").map((title) => title.textContent)).toEqual(
      entries.map(({ title }) => title),
    );
  });

  it("opens the entry of the fragment", () => {
    location.hash = "#cancel";
    const { find } = mount(<Accordion name="faq" entries={entries} />);
    expect(find("details[open]").id).toBe("cancel");
  });

  it("opens nothing for another fragment", () => {
    location.hash = "#%";
    const { all } = mount(<Accordion name="faq" entries={entries} />);
    expect(all("details[open]")).toEqual([]);
  });
});
