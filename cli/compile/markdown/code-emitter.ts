/** Builds HTML right away from what highlight.js reports while it reads code; by default it builds a tree first. */
export class CodeEmitter {
  html = "";
  /** For each open scope, true when it has a tag. */
  readonly #open: boolean[] = [];
  readonly #prefix: string;

  constructor({ classPrefix }: { classPrefix: string }) {
    this.#prefix = classPrefix;
  }

  addText(text: string): void {
    this.html += escapeCode(text);
  }

  openNode(scope: string | undefined): void {
    const isShown = scope !== undefined && scope !== "";
    this.#open.push(isShown);
    if (isShown) this.html += `<span class="${this.#classesOf(scope)}">`;
  }

  closeNode(): void {
    if (this.#open.pop() === true) this.html += "</span>";
  }

  startScope(scope: string): void {
    this.openNode(scope);
  }

  endScope(): void {
    this.closeNode();
  }

  /** Code in another language, such as a script in a page. */
  __addSublanguage(inner: CodeEmitter, name: string | undefined): void {
    this.html += name
      ? `<span class="language-${name}">${inner.html}</span>`
      : inner.html;
  }

  finalize(): void {
    while (this.#open.length > 0) this.closeNode();
  }

  toHTML(): string {
    return this.html;
  }

  /** `title.function` is a title, and a function below it: `hljs-title function_`. */
  #classesOf(scope: string): string {
    const [first, ...more] = scope.split(".");
    const inner = more.map((part, depth) => ` ${part}${"_".repeat(depth + 1)}`);
    return `${this.#prefix}${first}${inner.join("")}`;
  }
}

/** References as the rest of a page has them: only what has to be one. */
function escapeCode(text: string): string {
  if (!text.includes("&") && !text.includes("<")) return text;
  return text.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;");
}
