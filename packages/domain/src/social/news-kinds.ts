/** The kinds of news, with the filter that each stands under. */
export const newsKinds = {
  save: 'pins',
  follow: 'people',
  board_follow: 'boards',
  comment: 'comments',
  reply: 'comments',
  mention: 'comments',
  reaction: 'comments',
  board_invite: 'boards',
  board_request: 'boards',
  board_join: 'boards',
} as const;

export type NewsKind = keyof typeof newsKinds;
export type NewsFilter = (typeof newsKinds)[NewsKind];

export const newsFilters = ['comments', 'boards', 'people', 'pins'] as const satisfies readonly NewsFilter[];

/** The kinds that stand under a filter. */
export function kindsOf(filter: NewsFilter): NewsKind[] {
  return (Object.keys(newsKinds) as NewsKind[]).filter((kind) => newsKinds[kind] === filter);
}
