/** How a person is drawn. `hair`, `collar`, beard and glasses name symbols of portraits.svg. */
export interface Look {
  hair: Hair;
  /** Colour of the hair, black by default. */
  color?: "brown" | "copper" | "blond" | "grey";
  /** Tone of the skin, from light to dark. */
  tone: 1 | 2 | 3 | 4;
  collar: "crew" | "shirt" | "blazer" | "turtle";
  beard?: true;
  glasses?: true;
}

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
  "Dana Whitlock": {
    hair: "bob",
    color: "grey",
    tone: 1,
    collar: "blazer",
    glasses: true,
  },
  "Samir Rao": { hair: "side", tone: 3, collar: "shirt", beard: true },
  "Ingrid Falk": { hair: "bun", color: "blond", tone: 1, collar: "turtle" },
  "Elena Marsh": { hair: "waves", color: "brown", tone: 1, collar: "blazer" },
  "Jonas Ekberg": {
    hair: "quiff",
    color: "blond",
    tone: 1,
    collar: "crew",
    beard: true,
  },
  "Amara Osei": { hair: "afro", tone: 4, collar: "shirt" },
  "Victor Lind": { hair: "crop", color: "copper", tone: 1, collar: "shirt" },
  "Hana Petrova": { hair: "long", tone: 1, collar: "crew" },
  "Miguel Duarte": { hair: "side", color: "brown", tone: 2, collar: "blazer" },
  "Priya Nair": { hair: "long", tone: 3, collar: "blazer", glasses: true },
  "Tomas Vega": { hair: "curls", color: "brown", tone: 2, collar: "crew" },
  "Lucie Fontaine": { hair: "bob", color: "copper", tone: 1, collar: "turtle" },
  "Ben Adeyemi": { hair: "crop", tone: 4, collar: "turtle", beard: true },
  "Sofia Lindqvist": { hair: "pony", color: "blond", tone: 1, collar: "shirt" },
  "Kenji Watanabe": { hair: "quiff", tone: 2, collar: "shirt", glasses: true },
  "Noor Khalil": { hair: "waves", tone: 2, collar: "blazer" },
  "Marcus Feld": { hair: "bald", tone: 1, collar: "turtle", glasses: true },
  "Yuki Tanabe": { hair: "bob", tone: 2, collar: "crew" },
  "Leila Darzi": { hair: "bun", tone: 2, collar: "blazer" },
  "Nadia Rahman": { hair: "long", tone: 3, collar: "turtle" },
  "Oskar Brandt": {
    hair: "side",
    color: "blond",
    tone: 1,
    collar: "shirt",
    beard: true,
  },
  "Daniel Reyes": { hair: "crop", tone: 2, collar: "crew", beard: true },
  "Grace Mwangi": { hair: "bun", tone: 4, collar: "blazer", glasses: true },
  "Farah Aziz": { hair: "long", color: "brown", tone: 2, collar: "shirt" },
  "Peter Aldous": { hair: "side", color: "grey", tone: 1, collar: "blazer" },
  "Wei Zhang": { hair: "crop", tone: 2, collar: "turtle", glasses: true },
  "Ines Carvalho": { hair: "curls", tone: 2, collar: "shirt" },
  "Ruth Calder": { hair: "bob", color: "blond", tone: 1, collar: "blazer" },
  "Mattias Holm": { hair: "quiff", color: "brown", tone: 1, collar: "turtle" },
  "Aisha Bello": { hair: "afro", tone: 4, collar: "turtle", glasses: true },
  "Colin Baird": {
    hair: "crop",
    color: "grey",
    tone: 1,
    collar: "shirt",
    beard: true,
  },
  "Greta Sund": { hair: "pony", color: "copper", tone: 1, collar: "crew" },
  "Helena Voss": {
    hair: "waves",
    color: "grey",
    tone: 1,
    collar: "blazer",
    glasses: true,
  },
  "Arjun Patel": { hair: "quiff", tone: 3, collar: "shirt", beard: true },
  "Camille Roux": { hair: "curls", color: "copper", tone: 1, collar: "blazer" },
  "Tariq Mansour": { hair: "side", tone: 3, collar: "crew" },
  "Brigid Doyle": { hair: "waves", color: "copper", tone: 1, collar: "shirt" },
  "Mateo Silva": { hair: "curls", tone: 3, collar: "crew", beard: true },
  "Sanne de Vries": { hair: "long", color: "blond", tone: 1, collar: "turtle" },
  "Emeka Nwosu": { hair: "crop", tone: 4, collar: "blazer", glasses: true },
  "Anneli Kask": { hair: "bob", color: "blond", tone: 1, collar: "crew" },
  "Owen Pritchard": { hair: "bald", tone: 2, collar: "blazer", beard: true },
  "Beatriz Nunes": { hair: "curls", color: "brown", tone: 3, collar: "shirt" },
  "Henrik Dahl": { hair: "side", color: "copper", tone: 1, collar: "turtle" },
  "Zoe Lambert": { hair: "pony", tone: 4, collar: "blazer" },
  "Ravi Menon": { hair: "quiff", tone: 3, collar: "crew", glasses: true },
  "Clara Weiss": { hair: "bun", color: "brown", tone: 1, collar: "turtle" },
  "Noah Fischer": { hair: "curls", color: "blond", tone: 1, collar: "shirt" },
  "Liis Tamm": { hair: "pony", color: "brown", tone: 1, collar: "crew" },
  "Marek Ilves": {
    hair: "bald",
    color: "grey",
    tone: 1,
    collar: "shirt",
    beard: true,
  },
  "Tom Averill": {
    hair: "side",
    color: "grey",
    tone: 2,
    collar: "crew",
    glasses: true,
  },
};
