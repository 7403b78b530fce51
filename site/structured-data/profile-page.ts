import type { Author } from "#contract";

/** Schema.org ProfilePage of an author, with absolute addresses. */
export function profilePage(
  origin: string,
  { name, title, bio }: Author,
  path: string,
): Record<string, unknown> {
  const url = new URL(path, origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name,
      jobTitle: title,
      description: bio,
      url,
    },
  };
}
