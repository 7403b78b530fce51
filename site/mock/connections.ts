import { readTable } from "./table.ts";

/** A person with whom competitors connected in the last full calendar week. */
export interface NewConnection {
  name: string;
  title: string;
  company: string;
  /** Names of the competitors that connected with this person in the week. */
  rivals: readonly string[];
  day: string;
}

/** Some of them: people who connected with two competitors first, then in order of arrival. */
export const newConnections: readonly NewConnection[] = readTable(`
  Helena Voss | VP Sales | Stonebridge Logistics | Pipewright, Leadrow | Tue
  Camille Roux | Sales Director | Atelier Nord | Pipewright, Signalbay | Mon
  Mateo Silva | Growth Lead | Parceline | Leadrow, Signalbay | Tue
  Sanne de Vries | RevOps Manager | Kanaal | Leadrow | Mon
  Arjun Patel | Head of RevOps | Stonebridge Logistics | Pipewright | Wed
  Brigid Doyle | Chief Operating Officer | Stonebridge Logistics | Pipewright | Thu
  Tariq Mansour | SDR Manager | Halden Group | Leadrow | Thu
  Emeka Nwosu | Account Director | Brightwater | Warmline | Fri
`).map(([name = "", title = "", company = "", rivals = "", day = ""]) => ({
  name,
  title,
  company,
  rivals: rivals.split(", "),
  day,
}));

/** How many people connected with both of two competitors in the week. */
export const overlaps: readonly {
  rivals: readonly [string, string];
  people: number;
}[] = [
  { rivals: ["Pipewright", "Leadrow"], people: 4 },
  { rivals: ["Pipewright", "Signalbay"], people: 3 },
  { rivals: ["Leadrow", "Signalbay"], people: 2 },
];

export const totalOverlap = overlaps.reduce(
  (sum, { people }) => sum + people,
  0,
);
