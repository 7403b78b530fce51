import { useEffect, useRef } from "react";
import { addCopyButtons } from "./copy-code-buttons.ts";
import { useMarkup } from "./markup.ts";

/** Rendered Markdown. The compiler has sanitized `html`. Code blocks get a copy button. */
export function Prose({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null);
  // After every render: adding buttons again has no effect while the HTML is the same.
  useEffect(() => {
    if (content.current) addCopyButtons(content.current);
  });
  return <div ref={content} className="prose" {...useMarkup(html)} />;
}
