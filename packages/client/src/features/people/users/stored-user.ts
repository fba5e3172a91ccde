import type { NamedUser, User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import type { Known, Stored } from '../../../store/stored.ts';

declare module '../../../store/stored.ts' {
  interface StoredRecords {
    user: StoredUser;
  }
}

export type StoredUser = Stored<Known<NamedUser, User>>;
/** A person as a list of people shows them. */
type ListedUser = Stored<Known<UserCard, User>>;
/** A person of whom everything is known, not the card alone. */
export type WholeUser = Stored<User>;

/** Whether more than the name is known: what lists of people show. */
export function isListedUser(user: StoredUser | undefined): user is ListedUser {
  return user?.followerCount !== undefined;
}

/** Whether everything is known: cards carry no `entityId`. */
export function isWholeUser(user: StoredUser | undefined): user is WholeUser {
  return user?.entityId !== undefined;
}
