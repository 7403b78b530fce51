import type { Category } from "#contract";
import { missing, type DataFunction, type PageRequest } from "../../page.ts";
import { cutPosts } from "../../paging/cut-posts.ts";
import { pagedHead } from "../../paging/paged-head.ts";
import { categoryMessages } from "../../messages/blog.ts";

const MAX_OTHERS = 12;

/** The largest of the other categories. */
function otherCategories({ content }: PageRequest, { slug }: Category) {
  return content.categories
    .filter((other) => other.slug !== slug)
    .map(({ slug, name }) => ({
      slug,
      name,
      count: content.countPosts({ category: slug }),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_OTHERS);
}

/** One page of the posts of a category. A category without posts has an empty page, which no search engine lists. */
const blogCategoryData = ((request) => {
  const { content, params } = request;
  const category = content.categories.find(
    ({ slug }) => slug === params["category"],
  );
  const list = category && cutPosts(request, { category: category.slug });
  if (!category || !list) return missing;
  const { slug, name, description } = category;
  const path = `/blog/category/${slug}`;
  const head = {
    title: categoryMessages.title(name),
    description,
    canonicalPath: path,
    name,
  };
  return {
    head:
      list.total > 0 ? pagedHead(head, path, list) : { ...head, noindex: true },
    data: {
      slug,
      name,
      description,
      list,
      others: otherCategories(request, category),
    },
  };
}) satisfies DataFunction<unknown>;

export default blogCategoryData;
