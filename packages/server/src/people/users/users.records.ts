import type { NamedUser, User, UserCard } from '@bowerbird/contract/people/users/schemas.ts';
import { carriedParts, type PartsRow, type ViewContext } from '../../endpoints/record-parts.ts';
import { recordShape, type Records } from '../../endpoints/records.ts';
import { userQuery } from './user-records.queries.ts';
import { userCardColumns, wholeUserColumns, type NamedUserRow, type UserCardRow, type UserRow } from './users.queries.ts';
import { presentNamedUser, presentUser, presentUserCard } from './users.views.ts';

/** People as lists and single reads show them; who may not be seen is left out. */
export const userRecords: Records<UserCard, User> = {
  record: 'user',
  card: recordShape({
    query: (context) => userQuery(context, userCardColumns),
    present: (row: UserCardRow, context) => presentUserCard(row, context),
  }),
  detailed: recordShape({
    query: (context) => userQuery(context, wholeUserColumns),
    present: (row: UserRow, context) => presentUser(row, context) as User,
  }),
};

/** What names a person, in the row of another record: its columns begin with a prefix (`namedUserColumns`). */
type NamedColumns<Prefix extends string> = { readonly [Column in keyof NamedUserRow as `${Prefix}_${Column}`]: NamedUserRow[Column] };

/** Reads what names a person from the row of another record. */
export function readNamedUser<Prefix extends string>(row: NamedColumns<Prefix>, prefix: Prefix, { core }: ViewContext): NamedUser {
  const columns = row as unknown as Record<string, string>;
  const of = (column: keyof NamedUserRow) => columns[`${prefix}_${column}`];
  const named = {
    id: of('id')!,
    username: of('username')!,
    full_name: of('full_name')!,
    picture_signature: of('picture_signature') ?? null,
  };
  return presentNamedUser(named, core.config.mediaUrl);
}

/** A whole person inside the row of another record. */
export type WholeUserJson = UserRow & PartsRow;

/** Presents people that a statement read by `wholeUsersOf`. */
export function readWholeUsers(rows: readonly WholeUserJson[], context: ViewContext): User[] {
  const parts = carriedParts(context, 'user');
  return rows.map((row) => {
    const user = presentUser(row, context) as User;
    parts.addTo(user, row);
    return user;
  });
}
