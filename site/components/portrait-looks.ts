/** How a person is drawn: the names of symbols of portraits.svg, and the tone of the skin from light to dark. */
export type Look = readonly [
  hair: Hair,
  tone: 1 | 2 | 3 | 4,
  collar: "crew" | "shirt" | "blazer" | "turtle",
  /** The hair is black by default. */
  ...others: ("brown" | "copper" | "blond" | "grey" | "beard" | "glasses")[],
];

export type Hair =
  | "afro"
  | "bald"
  | "bob"
  | "bun"
  | "crop"
  | "curls"
  | "long"
  | "pony"
  | "quiff"
  | "side"
  | "waves";

/** The people with a portrait: the sample data's and the authors. Anyone else gets initials. */
export const looks: Readonly<Record<string, Look>> = {
  "Dana Whitlock": ["bob", 1, "blazer", "grey", "glasses"],
  "Samir Rao": ["side", 3, "shirt", "beard"],
  "Ingrid Falk": ["bun", 1, "turtle", "blond"],
  "Elena Marsh": ["waves", 1, "blazer", "brown"],
  "Jonas Ekberg": ["quiff", 1, "crew", "blond", "beard"],
  "Amara Osei": ["afro", 4, "shirt"],
  "Victor Lind": ["crop", 1, "shirt", "copper"],
  "Hana Petrova": ["long", 1, "crew"],
  "Miguel Duarte": ["side", 2, "blazer", "brown"],
  "Priya Nair": ["long", 3, "blazer", "glasses"],
  "Tomas Vega": ["curls", 2, "crew", "brown"],
  "Lucie Fontaine": ["bob", 1, "turtle", "copper"],
  "Ben Adeyemi": ["crop", 4, "turtle", "beard"],
  "Sofia Lindqvist": ["pony", 1, "shirt", "blond"],
  "Kenji Watanabe": ["quiff", 2, "shirt", "glasses"],
  "Noor Khalil": ["waves", 2, "blazer"],
  "Marcus Feld": ["bald", 1, "turtle", "glasses"],
  "Yuki Tanabe": ["bob", 2, "crew"],
  "Leila Darzi": ["bun", 2, "blazer"],
  "Nadia Rahman": ["long", 3, "turtle"],
  "Oskar Brandt": ["side", 1, "shirt", "blond", "beard"],
  "Daniel Reyes": ["crop", 2, "crew", "beard"],
  "Grace Mwangi": ["bun", 4, "blazer", "glasses"],
  "Farah Aziz": ["long", 2, "shirt", "brown"],
  "Peter Aldous": ["side", 1, "blazer", "grey"],
  "Wei Zhang": ["crop", 2, "turtle", "glasses"],
  "Ines Carvalho": ["curls", 2, "shirt"],
  "Ruth Calder": ["bob", 1, "blazer", "blond"],
  "Mattias Holm": ["quiff", 1, "turtle", "brown"],
  "Aisha Bello": ["afro", 4, "turtle", "glasses"],
  "Colin Baird": ["crop", 1, "shirt", "grey", "beard"],
  "Greta Sund": ["pony", 1, "crew", "copper"],
  "Helena Voss": ["waves", 1, "blazer", "grey", "glasses"],
  "Arjun Patel": ["quiff", 3, "shirt", "beard"],
  "Camille Roux": ["curls", 1, "blazer", "copper"],
  "Tariq Mansour": ["side", 3, "crew"],
  "Brigid Doyle": ["waves", 1, "shirt", "copper"],
  "Mateo Silva": ["curls", 3, "crew", "beard"],
  "Sanne de Vries": ["long", 1, "turtle", "blond"],
  "Emeka Nwosu": ["crop", 4, "blazer", "glasses"],
  "Anneli Kask": ["bob", 1, "crew", "blond"],
  "Owen Pritchard": ["bald", 2, "blazer", "beard"],
  "Beatriz Nunes": ["curls", 3, "shirt", "brown"],
  "Henrik Dahl": ["side", 1, "turtle", "copper"],
  "Zoe Lambert": ["pony", 4, "blazer"],
  "Ravi Menon": ["quiff", 3, "crew", "glasses"],
  "Clara Weiss": ["bun", 1, "turtle", "brown"],
  "Noah Fischer": ["curls", 1, "shirt", "blond"],
  "Liis Tamm": ["pony", 1, "crew", "brown"],
  "Marek Ilves": ["bald", 1, "shirt", "grey", "beard"],
  "Tom Averill": ["side", 2, "crew", "grey", "glasses"],
};
