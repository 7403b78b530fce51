import { Component, type ReactNode } from "react";
import { pageFailure } from "../messages/actions.ts";
import { SiteLink } from "./SiteLink.tsx";
import { Button } from "./ui/Button.tsx";
import { Section } from "./ui/Section.tsx";

interface PageBoundaryProps {
  children: ReactNode;
}

/** Replaces a page that throws by a message with links. Header and footer stay. */
export class PageBoundary extends Component<
  PageBoundaryProps,
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  return (
    <Section className="page-failure">
      <h1>{pageFailure.title}</h1>
      <p className="lead">{pageFailure.text}</p>
      <div className="page-failure-actions">
        <Button size="lg" onClick={() => window.location.reload()}>
          {pageFailure.reload}
        </Button>
        <Button as={SiteLink} href="/" variant="outline" size="lg">
          {pageFailure.home}
        </Button>
        <Button as={SiteLink} href="/contact-us" variant="ghost" size="lg">
          {pageFailure.contact}
        </Button>
      </div>
    </Section>
  );
}
