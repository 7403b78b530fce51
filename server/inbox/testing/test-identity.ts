/** The secret and the mail domain of test inboxes. */
export const testIdentity = {
  secret: "a secret that is known to all tests",
  mailDomain: "northlark.example",
};
