import type { AllowedMarkup } from "./allowed-markup.ts";

/**
 * Records executed scripts in `window.hits`: each vector calls `hit` with its number. Runs in the page before anything
 * else.
 */
export function setTrap(): void {
  const hits: string[] = [];
  const hit = (who: unknown) => void hits.push(String(who));
  const names = ["hit", "alert", "confirm", "prompt", "print", "open"];
  for (const name of names)
    Object.defineProperty(window, name, { value: hit, writable: false });
  Object.defineProperty(window, "hits", { value: hits, writable: false });
  window.addEventListener(
    "message",
    ({ data, isTrusted }) => isTrusted && hit(data),
  );
  window.addEventListener("submit", (event) => {
    if (event.isTrusted) hit("a form was sent");
    event.preventDefault();
  });
}

/**
 * Finds everything in a page that is not allowed, by the vector that it came from. Runs in the page, so it has no
 * imports. Each `section[data-vector]` contains one compiled vector.
 */
export function findForeign(allowed: AllowedMarkup): string[] {
  const found: string[] = [];
  const classes = new RegExp(allowed.classes, "u");
  const players = new RegExp(allowed.players, "u");
  // Content that overrides global names can override this one too.
  const create = Document.prototype.createElement.bind(document);
  const findAll = Document.prototype.querySelectorAll.bind(document);
  for (const section of findAll("section[data-vector]")) {
    const report = (what: string) =>
      found.push(`${section.getAttribute("data-vector")}: ${what}`);
    for (const element of section.querySelectorAll("*")) {
      const name = element.localName;
      if (!allowed.elements.includes(name)) report(`<${name}>`);
      for (const attribute of element.attributes)
        if (!isAllowed(element, attribute.name, attribute.value))
          report(`<${name} ${attribute.name}="${attribute.value}">`);
    }
    // Parsing and printing the HTML again must not change it, so that nothing becomes active on the way.
    const once = readAgain(section.innerHTML);
    if (once !== readAgain(once)) report("changes when it is read again");
  }
  const strays = findAll(
    "html > :not(head, body), head > :not(meta, title), body > :not(section[data-vector])",
  );
  for (const stray of strays) found.push(`outside: <${stray.localName}>`);
  return found;

  /**
   * Parses and prints again, without the line feeds at the start of a `pre`, because each parsing drops one of them.
   */
  function readAgain(html: string): string {
    const body = create("div");
    body.innerHTML = html;
    return body.innerHTML.replaceAll(/(<pre[^>]*>)\n+/gu, "$1");
  }

  function isAllowed(element: Element, name: string, value: string): boolean {
    if (!allowed.attributes.includes(name)) return false;
    if (name === "class")
      return value
        .split(/\s+/u)
        .every((one) => one === "" || classes.test(one));
    if (name === "id") return !allowed.ownIds.includes(value);
    if (name === "data-player") return players.test(value);
    if (name !== "href" && name !== "src" && name !== "poster") return true;
    const isWhole = /^(?:https?|mailto|tel|sms):/iu.test(value);
    const address = URL.parse(value, document.baseURI);
    if (/^(?:video|source|track)$/u.test(element.localName))
      return !isWhole && address?.host === location.host;
    if (address === null) return isWhole;
    if (!allowed.addresses.includes(address.protocol)) return false;
    return isWhole || address.host === location.host;
  }
}

/**
 * Triggers on every element the events that visitors and time cause. Resolves 100 milliseconds later, so that their
 * effects have happened.
 */
export async function disturbPage(events: readonly string[]): Promise<void> {
  // Handlers receive these events, but links and forms do not navigate.
  const prevented = ["click", "submit"];
  const disturb = (target: EventTarget) => {
    for (const type of events) {
      const event = new Event(type, { cancelable: true });
      if (prevented.includes(type)) event.preventDefault();
      target.dispatchEvent(event);
    }
  };
  // Ordinary links would only leave the page, and links without a valid address do nothing.
  const plain = ["http:", "https:", "mailto:", "tel:", "sms:", ":"];
  for (const element of document.querySelectorAll("*")) {
    disturb(element);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    if (element instanceof HTMLDetailsElement) element.open = !element.open;
    const isPlain =
      element instanceof HTMLAnchorElement && plain.includes(element.protocol);
    if (element.localName === "a" && !isPlain)
      element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
  }
  disturb(window);
  disturb(document);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
