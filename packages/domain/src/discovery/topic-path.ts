/** The page of a topic (`C2.8`). */
export function topicPath(slug: string): string {
  return `/topics/${slug}/`;
}

/** The same among ideas (`C2.11`), the one address that search engines keep. */
export function ideasPath({ slug, id }: { readonly slug: string; readonly id: string }): string {
  return `/ideas/${slug}/${id}/`;
}

/** The tree of topics. */
export const IDEAS_PATH = '/ideas/';
