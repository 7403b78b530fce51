/** What becomes of a link or an image: another address, or words when there is nothing to lead to. */
export interface Resolved {
  /** Undefined: no page can lead there. */
  address: string | undefined;
  /** What a report says; undefined when nothing is lost. */
  outcome?: string;
  kind?: "anchor" | "link" | "image";
  /** Nobody could use the address that was written: it is not shown either. */
  isHidden?: true;
}

export interface TargetResolver {
  link: (target: string) => Resolved;
  image: (target: string) => Resolved;
  /** Words for an image that has none; undefined to leave it without. */
  altFor: (
    target: string,
    title: string | undefined,
    isLinked: boolean,
  ) => string | undefined;
}
