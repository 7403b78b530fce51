import type { Integration } from "#contract";
import { DotField } from "../../components/illustrations/DotField.tsx";
import {
  dotPath,
  ellipsePoints,
  type Point,
} from "../../components/illustrations/dots.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { Icon } from "../../components/ui/Icon.tsx";
import type { IconName } from "../../components/ui/icon-names.ts";
import { leads } from "../../mock/story.ts";
import { formatReason } from "../../mock/totals.ts";

const WIDTH = 1200;
const HEIGHT = 520;
const HUB: Point = [600, 270];

/** Half axes of the orbits, with the number of dots on each. The outer ones leave the picture. */
const orbits = [
  [230, 118, 22],
  [360, 178, 34],
  [500, 238, 46],
  [650, 300, 60],
  [810, 366, 72],
] as const;

/** The position of each tool. hub.css has the same positions in percent. */
const tools: readonly { id: string; icon: IconName; at: Point }[] = [
  { id: "crm-sync", icon: "database", at: [222, 118] },
  { id: "crm-enrichment", icon: "clock", at: [108, 300] },
  { id: "automation-connector", icon: "plug", at: [300, 438] },
  { id: "team-chat", icon: "message", at: [600, 58] },
  { id: "data-enrichment", icon: "layers", at: [978, 118] },
  { id: "outreach-tool", icon: "send", at: [1092, 300] },
  { id: "csv-export", icon: "table", at: [900, 438] },
];

const [lead] = leads;

/** One lead in the middle, and a line to each tool that can get it. */
export function HubPicture({
  integrations,
}: {
  integrations: readonly Pick<Integration, "id" | "name">[];
}) {
  if (!lead) return null;
  return (
    <figure className="hub">
      <HubLines />
      <ul className="hub-tools" aria-hidden="true">
        {tools.map(({ id, icon }) => (
          <li key={id}>
            <span className="hub-node">
              <Icon name={icon} size="lg" />
            </span>
            <span className="hub-name">
              {integrations.find((each) => each.id === id)?.name}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="hub-lead">
        <Portrait name={lead.name} size="xl" />
        <span className="hub-lead-name">{lead.name}</span>{" "}
        <span>
          {lead.title}, {lead.company}
        </span>{" "}
        <span>{formatReason(lead)}</span>
      </figcaption>
    </figure>
  );
}

/** A curve that bends toward the hub. Its middle has covered 0.35 of the height: `HubLines` draws a dot there. */
function toHub([x, y]: Point): string {
  const bend = [(x + HUB[0]) / 2, y + (HUB[1] - y) * 0.2];
  return `M${x} ${y}Q${bend.join(" ")} ${HUB.join(" ")}`;
}

function HubLines() {
  return (
    <svg
      className="art hub-lines"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {orbits.map(([radiusX, radiusY, count], index) => (
        <g key={radiusX}>
          <ellipse
            className="hub-orbit"
            cx={HUB[0]}
            cy={HUB[1]}
            rx={radiusX}
            ry={radiusY}
          />
          <DotField
            points={ellipsePoints(
              HUB,
              [radiusX, radiusY],
              count,
              index * 0.013,
            )}
            seed={index}
            scale={1.3}
          />
        </g>
      ))}
      {tools.map(({ id, at }) => (
        <path key={id} className="art-line" d={toHub(at)} />
      ))}
      <path
        className="art-signal"
        strokeWidth="8"
        d={dotPath(
          tools.map(({ at: [x, y] }): Point => [
            (x + HUB[0]) / 2,
            y + (HUB[1] - y) * 0.35,
          ]),
        )}
      />
      {["far", "near", "close"].map((halo) => (
        <path
          key={halo}
          className={`art-amber hub-halo-${halo}`}
          d={dotPath([HUB])}
        />
      ))}
    </svg>
  );
}
