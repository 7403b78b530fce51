import { useEffect, useRef } from "react";
import { cn } from "./ui/cn.ts";

interface ProseProps {
  /** Compiled from Markdown and sanitized by the compiler. */
  html: string;
  className?: string;
}

/** Rendered Markdown. Code blocks get a copy button. */
export function Prose({ html, className }: ProseProps) {
  const content = useRef<HTMLDivElement>(null);
  // After every render: adding buttons again has no effect while the HTML is the same.
  useEffect(() => {
    const { current } = content;
    if (!current?.querySelector("pre")) return;
    import("./copy-code-buttons.ts").then(
      ({ addCopyButtons }) => addCopyButtons(current),
      () => undefined,
    );
  });
  return (
    <div
      ref={content}
      className={cn("prose", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
