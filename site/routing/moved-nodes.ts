/**
 * Lets React remove and insert beside nodes that a translator or an extension has moved into elements of its own. By
 * default the browser refuses, and the page would break.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const { parentNode } = child;
    if (parentNode) removeChild.call(parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    child: Child,
    next: Node | null,
  ) {
    const place = next?.parentNode === this ? next : null;
    insertBefore.call(this, child, place);
    return child;
  };
}
