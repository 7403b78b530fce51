import { useHydrated } from "./useHydrated.ts";
import { useState } from "react";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { shareMessages } from "../messages/reading.ts";

interface ShareButtonsProps {
  title: string;
  /** Root-relative. */
  path: string;
}

/** Shares the address of an article through the clipboard or the device's share sheet. Sends nothing. */
export function ShareButtons({ title, path }: ShareButtonsProps) {
  const [said, setSaid] = useState("");
  const hasShareSheet = useHydrated() && "share" in navigator;
  const address = () => new URL(path, window.location.origin).href;

  async function copy() {
    setSaid("");
    try {
      await navigator.clipboard.writeText(address());
      setSaid(shareMessages.copied);
    } catch {
      setSaid(shareMessages.notCopied(address()));
    }
  }

  async function share() {
    setSaid("");
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      const closed =
        error instanceof DOMException && error.name === "AbortError";
      if (!closed) setSaid(shareMessages.notShared);
    }
  }

  return (
    <fieldset
      data-share=""
      className="flex flex-wrap items-center gap-3 noscript:hidden print:hidden"
    >
      <legend className="sr-only">{shareMessages.legend}</legend>
      <Button variant="outline" size="sm" onClick={copy}>
        <Icon name="link" /> {shareMessages.copy}
      </Button>
      {hasShareSheet && (
        <Button variant="outline" size="sm" onClick={share}>
          <Icon name="share" /> {shareMessages.share}
        </Button>
      )}
      <output className="text-sm wrap-anywhere text-muted">{said}</output>
    </fieldset>
  );
}
