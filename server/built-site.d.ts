/** What Vike's build leaves for the server, under the name that package.json gives it. It registers itself with Vike. */
declare module "#site";
