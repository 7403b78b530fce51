/** New connections of competitors in the last full calendar week, and the people behind some of them. */
export interface NewConnection {
  name: string;
  title: string;
  company: string;
  /** Names of the competitors that connected with this person in the week. */
  rivals: readonly string[];
  day: string;
}

/** People who connected with two competitors first, then in order of arrival. */
export const newConnections: readonly NewConnection[] = [
  {
    name: "Helena Voss",
    title: "VP Sales",
    company: "Stonebridge Logistics",
    rivals: ["Pipewright", "Leadrow"],
    day: "Tue",
  },
  {
    name: "Camille Roux",
    title: "Sales Director",
    company: "Atelier Nord",
    rivals: ["Pipewright", "Signalbay"],
    day: "Mon",
  },
  {
    name: "Mateo Silva",
    title: "Growth Lead",
    company: "Parceline",
    rivals: ["Leadrow", "Signalbay"],
    day: "Tue",
  },
  {
    name: "Sanne de Vries",
    title: "RevOps Manager",
    company: "Kanaal",
    rivals: ["Leadrow"],
    day: "Mon",
  },
  {
    name: "Arjun Patel",
    title: "Head of RevOps",
    company: "Stonebridge Logistics",
    rivals: ["Pipewright"],
    day: "Wed",
  },
  {
    name: "Brigid Doyle",
    title: "Chief Operating Officer",
    company: "Stonebridge Logistics",
    rivals: ["Pipewright"],
    day: "Thu",
  },
  {
    name: "Tariq Mansour",
    title: "SDR Manager",
    company: "Halden Group",
    rivals: ["Leadrow"],
    day: "Thu",
  },
  {
    name: "Emeka Nwosu",
    title: "Account Director",
    company: "Brightwater",
    rivals: ["Warmline"],
    day: "Fri",
  },
];

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
