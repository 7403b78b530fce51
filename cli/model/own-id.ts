/** An id at the end of a heading: `## Title {#own-id}`. After a backslash, the brace is text. */
export const OWN_ID = /(?<!\\)\{#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*)\}\s*$/u;
