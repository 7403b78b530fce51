import type { Author } from "#contract";

/** Schema.org ProfilePage of an author, with absolute addresses. */
export function profilePage(
  origin: string,
  { name, title, bio, links = [], picture }: Author,
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
      ...(picture !== undefined && { image: new URL(picture, origin).href }),
      ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    },
  };
}
