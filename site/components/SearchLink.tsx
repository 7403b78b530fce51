import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type MouseEvent,
} from "react";
import { isPlainClick } from "../routing/is-plain-click.ts";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { searchMessages } from "../messages.ts";

type Dialog = ComponentType<{ onClose: () => void }>;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** True for "/" outside of fields, and for Ctrl+K or Cmd+K. */
const isShortcut = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey
    ? event.key === "k"
    : event.key === "/" && !event.altKey && !isTyping(event.target);

/** A link to the search page. With script it opens a dialog, as do "/" and Ctrl+K. The dialog is loaded when first needed. */
export function SearchLink() {
  const [Shown, setShown] = useState<Dialog>();
  const open = useEffectEvent(() => {
    import("./SearchDialog.tsx").then(
      ({ SearchDialog }) => setShown(() => SearchDialog),
      () => window.location.assign("/search"),
    );
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <Button
        href="/search"
        variant="ghost"
        size="icon"
        aria-label={searchMessages.title}
        title={searchMessages.open}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
      </Button>
      {Shown && <Shown onClose={() => setShown(undefined)} />}
    </>
  );
}
