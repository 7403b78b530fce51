import type { Priority } from "./story.ts";
import { readTable } from "./table.ts";

/** A person with whom competitors connected in the week. */
export interface NewConnection {
  id: string;
  name: string;
  title: string;
  company: string;
  /** Names of the competitors that connected with this person in the week. */
  rivals: readonly string[];
  day: string;
  priority: Priority;
}

/** Some of them, on every screen: people who connected with two competitors first, then in order of arrival. */
export const newConnections = readConnections(`
  1041 | Helena Voss | VP Sales | Stonebridge Logistics | Pipewright, Leadrow | Tue
  1042 | Camille Roux | Sales Director | Atelier Nord | Pipewright, Signalbay | Mon
  1043 | Mateo Silva | Growth Lead | Parceline | Leadrow, Signalbay | Tue
  1044 | Sanne de Vries | RevOps Manager | Kanaal | Leadrow | Mon
  1045 | Arjun Patel | Head of RevOps | Stonebridge Logistics | Pipewright | Wed
  1046 | Brigid Doyle | Chief Operating Officer | Stonebridge Logistics | Pipewright | Thu
  1047 | Tariq Mansour | SDR Manager | Halden Group | Leadrow | Thu
  1048 | Emeka Nwosu | Account Director | Brightwater | Warmline | Fri
`);

/** With these, everyone who connected with two competitors has a name, and some of each competitor's own. */
export const namedConnections: readonly NewConnection[] = [
  ...newConnections,
  ...readConnections(`
  1049 | Anneli Kask | Head of Sales | Rannik Partners | Pipewright, Leadrow | Wed
  1050 | Owen Pritchard | RevOps Lead | Marlin Freight | Pipewright, Leadrow | Thu
  1051 | Beatriz Nunes | VP Revenue | Solano Foods | Pipewright, Leadrow | Fri
  1052 | Henrik Dahl | Sales Operations Manager | Halvard Tools | Pipewright, Signalbay | Wed
  1053 | Zoe Lambert | Commercial Director | Petit Quai | Pipewright, Signalbay | Thu
  1054 | Ravi Menon | Head of Growth | Tamarind Labs | Leadrow, Signalbay | Fri
  1055 | Clara Weiss | SDR Manager | Lindenhof Systems | Signalbay | Tue
  1056 | Noah Fischer | Account Executive | Graymoor | Signalbay | Wed
`),
];

function readConnections(table: string): NewConnection[] {
  return readTable(table).map(
    ([
      number = "",
      name = "",
      title = "",
      company = "",
      met = "",
      day = "",
    ]) => {
      const rivals = met.split(", ");
      const priority = rivals.length > 1 ? "High Priority" : "Medium";
      const id = `lead_${number}`;
      return { id, name, title, company, rivals, day, priority };
    },
  );
}

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
