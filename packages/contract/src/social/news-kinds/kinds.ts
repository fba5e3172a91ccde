import type { NewsFilter } from '@bowerbird/domain/social/news-kinds.ts';
import type { Ways } from '@bowerbird/domain/social/notification-ways.ts';

/** What holds of a kind of news. */
export interface NewsKindRules {
  readonly filter: NewsFilter;
  /** How it comes until a person decides. A phone rings for what somebody says to them; what crowds do can wait for the digest. */
  readonly ways: Ways;
  /** Nobody did it, such as that a price fell. Moderators decide without being named. */
  readonly isActorless?: true;
  /** Somebody said it: each comment is there for itself. */
  readonly isSaid?: true;
  /** A crowd does it, so it rings at most once an hour. */
  readonly isOfCrowd?: true;
}

/** The kinds of news that areas declare. Each merges those of its `news-kinds.ts` into it. */
export interface NewsKinds {}
export type NewsKind = keyof NewsKinds & string;

/** Declares kinds of news. The feature that gives them says on the server who is told and when they stand. */
export function declareNewsKinds<const Kinds extends Readonly<Record<string, NewsKindRules>>>(kinds: Kinds): Kinds {
  return kinds;
}
