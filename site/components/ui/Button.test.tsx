// @vitest-environment happy-dom
import { createRef, type ComponentProps } from "react";
import { describe, expect, it } from "vitest";
import { Button } from "./Button.tsx";
import { mount, spokenIn } from "../../testing/mount.ts";

function OwnLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a data-own="yes" {...rest}>
      {children}
    </a>
  );
}

describe("Button", () => {
  it("does not submit a form unless told to", () => {
    const { all } = mount(
      <>
        <Button>Close</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(all("button").map((button) => button.getAttribute("type"))).toEqual([
      "button",
      "submit",
    ]);
  });

  it("is disabled while busy and exposes only the busy label to assistive technology", () => {
    const { find, update } = mount(
      <Button busyLabel="Sending...">Send Message</Button>,
    );
    const said = () => spokenIn(find("button"));
    expect(said()).toBe("Send Message");
    update(
      <Button busy busyLabel="Sending...">
        Send Message
      </Button>,
    );
    expect(said()).toBe("Sending...");
    expect(find("button").hasAttribute("disabled")).toBe(true);
    expect(find("button").getAttribute("aria-busy")).toBe("true");
    expect(find("button").textContent).toContain("Send Message");
  });

  it("renders a link if it has an address", () => {
    const { find } = mount(
      <Button href="/pricing" variant="outline" size="lg">
        Pricing
      </Button>,
    );
    expect(find("a").getAttribute("href")).toBe("/pricing");
    expect(find("a").hasAttribute("target")).toBe(false);
  });

  it("announces that it opens a new tab", () => {
    const { find } = mount(
      <Button href="https://app.example" newTab>
        Get Started
      </Button>,
    );
    expect(find("a").textContent).toBe("Get Started (opens in a new tab)");
    expect(find("a").getAttribute("target")).toBe("_blank");
    expect(find("a").getAttribute("rel")).toContain("noopener");
  });

  it("passes its address to the given link element", () => {
    const { find } = mount(
      <Button as={OwnLink} href="/features">
        Features
      </Button>,
    );
    expect(find("a[data-own]").getAttribute("href")).toBe("/features");
  });

  it("passes its element to a ref", () => {
    const ref = createRef<HTMLButtonElement>();
    const { find } = mount(<Button ref={ref}>Focus me</Button>);
    expect(ref.current).toBe(find("button"));
  });
});
