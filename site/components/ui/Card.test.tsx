// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Card } from "./Card.tsx";
import { mount } from "../../testing/mount.ts";
import { Section } from "./Section.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { Spinner } from "./Spinner.tsx";

describe("Card", () => {
  it("renders the given element, with a class of its user that wins over its own", () => {
    const { find } = mount(
      <Card as="article" className="p-1">
        Growth
      </Card>,
    );
    const classes = find("article").classList;
    expect(classes.contains("p-1")).toBe(true);
    expect(classes.contains("p-5")).toBe(false);
  });
});

describe("Section", () => {
  it("is a region named by its heading", () => {
    const { find } = mount(
      <Section labelledBy="proof">
        <h2 id="proof">Proof</h2>
      </Section>,
    );
    const named = find("section").getAttribute("aria-labelledby");
    expect(find(`section #${named}`).textContent).toBe("Proof");
  });
});

describe("Spinner and Skeleton", () => {
  it("names what the spinner waits for and hides the skeleton", () => {
    const { find } = mount(
      <>
        <Spinner label="Loading the article" />
        <Skeleton />
      </>,
    );
    expect(find("output").textContent).toBe("Loading the article");
    expect(find("output + span").getAttribute("aria-hidden")).toBe("true");
  });
});
