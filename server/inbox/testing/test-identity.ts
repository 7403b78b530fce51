/** What an inbox of a test signs with. */
export const testIdentity = {
  secret: "a secret that is known to all tests",
  mailDomain: "northlark.example",
};
