import { shellMessages } from "../messages/shell.ts";
const NOTICE_MS = 2_000;

function createCopyButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className =
    "copy-code absolute top-1.5 right-1.5 min-h-8 rounded-sm border border-line-strong bg-surface px-3 py-0.5 text-note leading-normal text-muted opacity-0 transition-opacity duration-120 group-hover/code:opacity-100 hover:text-ink focus-visible:opacity-100 [@media(hover:none)]:opacity-100 print:hidden";
  button.textContent = shellMessages.copyCode;
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = shellMessages.codeCopied;
    } catch {
      button.textContent = shellMessages.codeNotCopied;
    }
    setTimeout(() => {
      button.textContent = shellMessages.copyCode;
    }, NOTICE_MS);
  });
  return button;
}

/** The element for a block's button: its figure or a new frame. Not the block itself, which scrolls. */
function frameOf(block: HTMLElement): HTMLElement {
  if (block.parentElement?.tagName === "FIGURE") return block.parentElement;
  const frame = document.createElement("div");
  block.replaceWith(frame);
  frame.append(block);
  return frame;
}

/** Adds a copy button to each code block of rendered Markdown that has none. */
export function addCopyButtons(content: HTMLElement): void {
  for (const block of content.querySelectorAll("pre")) {
    if (block.closest(".copy-code-frame")) continue;
    const frame = frameOf(block);
    frame.classList.add("copy-code-frame", "group/code", "relative");
    frame.append(createCopyButton(block));
  }
}
