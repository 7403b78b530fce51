import { closeMenu } from "../components/menu-closing.ts";

/** Replaces the title and the page-specific tags of the head by those of the fetched page. */
export function adoptHead(from: Document): void {
  document.title = from.title;
  for (const old of document.head.querySelectorAll("[data-page]")) old.remove();
  for (const element of from.head.querySelectorAll("[data-page]")) {
    document.head.append(document.importNode(element, true));
  }
}

/** Replaces the menus by those of the fetched page, which mark other links as current. */
export function adoptMenus(from: Document): void {
  closeMenu();
  for (const menu of document.querySelectorAll<HTMLElement>("[data-menu]")) {
    const next = from.querySelector(`[data-menu="${menu.dataset["menu"]}"]`);
    if (next) menu.replaceWith(document.importNode(next, true));
  }
}
