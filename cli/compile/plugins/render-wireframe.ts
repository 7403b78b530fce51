import type { Element } from "hast";
import { h, s } from "hastscript";
import type {
  Wireframe,
  WireframeBlock,
  WireframeRow,
} from "../../model/body.ts";

/**
 * A mock screen as a figure: one picture with a text alternative, made of elements and classes, without inline
 * styles.
 */
export function renderWireframe(wireframe: Wireframe): Element {
  return h("figure.wireframe", [
    h(
      "div.wireframe-frame",
      { role: "img", ariaLabel: wireframe.description },
      [
        h("div.wireframe-bar", [
          h("span.wireframe-dots", [h("span"), h("span"), h("span")]),
          h("span.wireframe-title", wireframe.title),
        ]),
        h("div.wireframe-body", wireframe.blocks.map(renderBlock)),
      ],
    ),
    h("figcaption", wireframe.caption),
  ]);
}

function renderBlock(block: WireframeBlock): Element {
  switch (block.kind) {
    case "stats":
      return h(
        "div.wireframe-stats",
        block.stats.map(({ label, value }) =>
          h("div.wireframe-stat", [
            h("span.wireframe-value", value),
            h("span.wireframe-label", label),
          ]),
        ),
      );
    case "list":
      return h("div.wireframe-list", block.items.map(renderRow));
    case "table":
      return h("table.wireframe-table", [
        h(
          "thead",
          h(
            "tr",
            block.columns.map((text) => h("th", text)),
          ),
        ),
        h(
          "tbody",
          block.rows.map((row) =>
            h(
              "tr",
              row.map((text) => h("td", text)),
            ),
          ),
        ),
      ]);
    case "bars":
      return renderBars(block);
    case "note":
      return h("div.wireframe-note", block.text);
  }
}

function renderRow({ title, detail, meta, priority }: WireframeRow): Element {
  const level = priority === "High Priority" ? "high" : "medium";
  return h("div.wireframe-row", [
    h("div.wireframe-row-text", [
      h("span.wireframe-row-title", title),
      detail === undefined ? null : h("span.wireframe-row-detail", detail),
    ]),
    meta === undefined ? null : h("span.wireframe-row-meta", meta),
    priority === undefined
      ? null
      : h("span.wireframe-priority", { dataPriority: level }, priority),
  ]);
}

/**
 * Lengths are SVG attributes, in percent of the longest bar, because the site's content security policy forbids
 * inline styles.
 */
function renderBars({
  unit,
  about,
  bars,
}: Extract<WireframeBlock, { kind: "bars" }>): Element {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return h(
    `div.wireframe-bars${about === "competitors" ? ".wireframe-rivals" : ""}`,
    [
      h("span.wireframe-unit", unit),
      ...bars.map(({ label, value }) =>
        h("div.wireframe-bar-row", [
          h("span.wireframe-label", label),
          s(
            "svg.wireframe-bar-track",
            { viewBox: "0 0 100 8", preserveAspectRatio: "none" },
            s("rect.wireframe-bar-fill", {
              width: Math.round((value / longest) * 1000) / 10,
              height: 8,
            }),
          ),
          h("span.wireframe-value", String(value)),
        ]),
      ),
    ],
  );
}
