/** The server part of Vike's build, by the name in package.json. Importing it registers it with Vike. */
declare module "#site";
