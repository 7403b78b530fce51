import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from "react";
import { isPlainClick } from "../routing/is-plain-click.ts";
import { Button } from "./ui/Button.tsx";
import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages/shell.ts";

interface Shown {
  Dialog: ComponentType<{ onClose: () => void; typed: string }>;
  typed: string;
}

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
  const [shown, setShown] = useState<Shown>();
  /** What the visitor types while the dialog is loading. */
  const typed = useRef<string>(undefined);
  const show = (Dialog: Shown["Dialog"]) => {
    setShown({ Dialog, typed: typed.current ?? "" });
    typed.current = undefined;
  };
  const open = useEffectEvent(() => {
    typed.current ??= "";
    import("./SearchDialog.tsx").then(
      ({ SearchDialog }) => show(SearchDialog),
      () => window.location.assign("/search"),
    );
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (typed.current !== undefined) {
        if (event.ctrlKey || event.metaKey || event.key.length > 1) return;
        event.preventDefault();
        typed.current += event.key;
        return;
      }
      if (!isShortcut(event)) return;
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
        aria-label={shellMessages.search}
        title={shellMessages.searchHint}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
      </Button>
      {shown && (
        <shown.Dialog typed={shown.typed} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
