/** The kinds of news, with the filter that each stands under. */
export const newsKinds = {
  save: 'pins',
  follow: 'people',
  board_follow: 'boards',
  comment: 'comments',
  tried_it: 'comments',
  reply: 'comments',
  mention: 'comments',
  reaction: 'comments',
  board_invite: 'boards',
  board_request: 'boards',
  board_offer: 'boards',
  board_join: 'boards',
  board_pin: 'boards',
  pin_reaction: 'pins',
  price_drop: 'pins',
  many_boards: 'pins',
  sponsor_ask: 'pins',
  sponsor_yes: 'pins',
  decision: 'people',
  not_published: 'pins',
} as const;

export type NewsKind = keyof typeof newsKinds;
export type NewsFilter = (typeof newsKinds)[NewsKind];

export const newsFilters = ['comments', 'boards', 'people', 'pins'] as const satisfies readonly NewsFilter[];

/** The kinds that stand under a filter. */
export function kindsOf(filter: NewsFilter): NewsKind[] {
  return (Object.keys(newsKinds) as NewsKind[]).filter((kind) => newsKinds[kind] === filter);
}

/** What nobody did, such as that a price fell. Moderators decide without being named. */
export const actorlessKinds = ['price_drop', 'many_boards', 'decision', 'not_published'] as const satisfies readonly NewsKind[];

/** What somebody said: each comment is there for itself. */
export const saidKinds = ['comment', 'tried_it', 'reply', 'mention'] as const satisfies readonly NewsKind[];

/** On so many boards a pin is worth a word to who made it. */
export const boardMilestones = [10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
