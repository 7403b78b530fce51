import { useEffect, useRef } from "react";
import { addCopyButtons } from "./copy-code-buttons.ts";

/** Rendered Markdown. `html` comes from the compiler, which sanitizes it; blocks of code get a button that copies them. */
export function Prose({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null);
  // After every rendering: React puts new HTML in only when it changed, and blocks that have their button are left alone.
  useEffect(() => {
    if (content.current) addCopyButtons(content.current);
  });
  return (
    <div
      ref={content}
      className="prose"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
