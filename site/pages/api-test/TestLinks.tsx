import { textLink } from "../../components/TextLink.tsx";
import { cn } from "../../components/ui/cn.ts";
import { apiTestMessages } from "../../messages/api-test.ts";

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
      <h2 className="mb-3 text-h4">{apiTestMessages.links}</h2>
      <ul>
        {links.map((href) => (
          <li key={href}>
            <a
              className={cn(
                textLink,
                "inline-block py-1 font-mono text-note wrap-anywhere",
              )}
              href={href}
            >
              {href}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
