import type { AllowedMarkup } from "./allowed-markup.ts";

/** Counts who ran: vectors call `hit` with their number, by whatever way. Runs in a page before all else. */
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
 * Everything in a page that is not allowed, by the vector it came from. Runs in the page, so it stands by itself.
 * Each `section[data-vector]` holds what one vector was compiled to.
 */
export function findForeign(allowed: AllowedMarkup): string[] {
  const found: string[] = [];
  const classes = new RegExp(allowed.classes, "u");
  const ids = new RegExp(allowed.ids, "u");
  const players = new RegExp(allowed.players, "u");
  // Content that takes names can take this one too.
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
    // What a browser reads, prints and reads again has to stay as it is: nothing may wake up on the way.
    const once = readAgain(section.innerHTML);
    if (once !== readAgain(once)) report("changes when it is read again");
  }
  const strays = findAll(
    "html > :not(head, body), head > :not(meta, title), body > :not(section[data-vector])",
  );
  for (const stray of strays) found.push(`outside: <${stray.localName}>`);
  return found;

  /** Printed once more, without the line feeds that begin a `pre`: each reading drops one of them. */
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
    if (name === "id")
      return ids.test(value) || /^h[1-6]$/u.test(element.localName);
    if (name === "data-player") return players.test(value);
    if (name !== "href" && name !== "src" && name !== "poster") return true;
    const isWhole = /^(?:https?|mailto):/iu.test(value);
    const address = URL.parse(value, document.baseURI);
    if (/^(?:video|source|track)$/u.test(element.localName))
      return !isWhole && address?.host === location.host;
    if (address === null) return isWhole;
    if (!allowed.addresses.includes(address.protocol)) return false;
    return isWhole || address.host === location.host;
  }
}

/** Does to every element what visitors and time do to it; resolves when all that follows has happened. */
export async function disturbPage(events: readonly string[]): Promise<void> {
  // Handlers see a click and a form's end; links and forms do not follow it.
  const prevented = ["click", "submit"];
  const disturb = (target: EventTarget) => {
    for (const type of events) {
      const event = new Event(type, { cancelable: true });
      if (prevented.includes(type)) event.preventDefault();
      target.dispatchEvent(event);
    }
  };
  // Ordinary links would only leave the page, and those that no address can be read from lead nowhere.
  const plain = ["http:", "https:", "mailto:", ":"];
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
