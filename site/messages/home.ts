/** The scene of one Monday, and its parts on other pages. */
export const mondayMessages = {
  panes: {
    post: "Under the post",
    score: "Who matters, in points",
    list: "Monday's list, best first",
  },
  likes: (count: number) => `${count} likes`,
  comments: (count: number) => `${count} comments`,
  whyNot: "Why not?",
  below: "Below your line",
  points: (count: number) => `${count} points`,
  ofHundred: "of 100 points",
  ourTopic: "Our topic",
  posts: (count: number) => `${count} posts this week`,
  draft: "Draft, for you to change and send",
  keepFrom: "Keep everyone from",
  /** Who stays in: all by name if they are few. */
  stayIn: (names: readonly string[], all: number) => {
    const [first = "", second = "", third = ""] = names;
    if (names.length === 1)
      return `Only ${first} stays in, of the week's ${all}.`;
    if (names.length === 2)
      return `${first} and ${second} stay in, of the week's ${all}.`;
    return `${names.length} of the week's ${all} stay in: ${first}, ${second}, ${third}${names.length > 3 ? ` and ${names.length - 3} more` : ""}.`;
  },
  /** What the button of the scene pauses: the scene, and the changing word of the headline. */
  movement: "movement",
  replay: "Replay",
  restart: "Start over",
  caption: (people: number) =>
    `Sample data. ${people} people reacted to one post. Ask why somebody is left out, or move the line.`,
} as const;

/** The pictures of How It Works. */
export const howItWorksMessages = {
  watching: "Watching",
  influencers: "Influencers your buyers read",
  competitors: "Competitors they compare you with",
  watched: (influencers: number, competitors: number) =>
    `${influencers} influencers, ${competitors} competitors`,
  reacted: (people: number) =>
    `${people} people reacted to this post in a week`,
  leftOut: (out: number, leads: number) =>
    `${out} of these are left out. ${leads} leads came from this post.`,
  monday: "Monday's list",
  callFirst: (name: string, all: number) =>
    `${name} first, then ${all - 1} others`,
  newEngagements: "New engagements",
  newConnections: "New connections",
  fromList: "From the list:",
} as const;

export const homeMessages = {
  exportCsv: "Export to CSV",
} as const;
