// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Badge } from "./Badge.tsx";
import { Card } from "./Card.tsx";
import { mount } from "./testing/mount.ts";
import { Section } from "./Section.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { Spinner } from "./Spinner.tsx";

describe("Card", () => {
  it("renders the given element with the classes of its variant", () => {
    const { find } = mount(
      <Card as="article" variant="highlight" padding="none" interactive>
        Growth
      </Card>,
    );
    expect(find("article").className).toBe(
      "card card-highlight card-flush card-interactive",
    );
  });
});

describe("Section", () => {
  it("is a region named by its heading with its content in a container", () => {
    const { find } = mount(
      <Section labelledBy="proof" ground="band" width="narrow">
        <h2 id="proof">Proof</h2>
      </Section>,
    );
    expect(find("section.section-band").getAttribute("aria-labelledby")).toBe(
      "proof",
    );
    expect(find("section > .container.container-narrow > h2").id).toBe("proof");
  });
});

describe("Badge", () => {
  it("has a mark as well as a colour", () => {
    const { find } = mount(
      <Badge variant="priority" mark="full">
        High Priority
      </Badge>,
    );
    expect(find(".badge-priority.badge-mark-full").textContent).toBe(
      "High Priority",
    );
  });
});

describe("Spinner and Skeleton", () => {
  it("names what the spinner waits for and hides the skeleton", () => {
    const { find } = mount(
      <>
        <Spinner label="Loading the article" />
        <Skeleton className="h-4" />
      </>,
    );
    expect(find("output").textContent).toBe("Loading the article");
    expect(find(".skeleton").getAttribute("aria-hidden")).toBe("true");
  });
});
