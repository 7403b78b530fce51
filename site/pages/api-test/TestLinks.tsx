/** API addresses as plain links, to open in the browser. */
export function TestLinks({ slug }: { slug: string }) {
  const segment = encodeURIComponent(slug);
  const links = [
    "/api/blog",
    "/api/blog?type=guide",
    "/api/blog?featured=true",
    `/api/blog/${segment}`,
    "/blog",
    `/blog/${segment}`,
    `/api-test?slug=${segment}`,
  ];
  return (
    <div>
      <h2>Test links</h2>
      <ul className="test-links">
        {links.map((href) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {href}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
