import { UserBlockResource, UserBlocksResource, UserMuteResource, UserMutesResource } from '@bowerbird/contract/people/blocks/calls.ts';
import type { MessageId } from '../../../i18n/message-id.ts';
import { undoBy } from '../../../shared/undo/undo-by.ts';
import { call } from '../../../store/call.ts';
import type { AppThunk, RootState } from '../../../store/create-store.ts';
import { entityPatched } from '../../../store/entities.slice.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { removeFromFeed, removeFromFeeds, type FeedPlace } from '../../../store/feeds/index.ts';
import { resourceInvalidated } from '../../../store/resources.slice.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import type { StoredUser } from '../users/index.ts';

/** A person, as what changes for them has to know them. */
export type Person = Pick<StoredUser, 'id' | 'fullName'>;
type Changes = Partial<Pick<StoredUser, 'blockedByMe' | 'mutedByMe' | 'explicitlyFollowedByMe' | 'followedByMe'>>;

interface Act {
  readonly changes: Changes;
  readonly back: Changes;
  readonly send: AppThunk<Promise<unknown>>;
  readonly takeBack: AppThunk<Promise<unknown>>;
  readonly message: MessageId;
  /** The list of people that it changes. */
  readonly list: string;
  /** Whether what they made leaves the page. */
  readonly hides: boolean;
}

/** Blocks somebody: everything of theirs leaves every list at once (`C4.17`), and comes back when it is taken back. */
export function blockUser(person: Person): AppThunk<Promise<void>> {
  const input = { user_id: person.id };
  return keepApart(person, {
    changes: { blockedByMe: true, explicitlyFollowedByMe: false, followedByMe: false },
    back: { blockedByMe: false },
    send: call(UserBlockResource.create, input),
    takeBack: call(UserBlockResource.delete, input),
    message: 'blocks.blocked',
    list: UserBlocksResource.get.name,
    hides: true,
  });
}

/** Mutes somebody; what stands on the page stays. */
export function muteUser(person: Person): AppThunk<Promise<void>> {
  const input = { user_id: person.id };
  return keepApart(person, {
    changes: { mutedByMe: true },
    back: { mutedByMe: false },
    send: call(UserMuteResource.create, input),
    takeBack: call(UserMuteResource.delete, input),
    message: 'blocks.muted',
    list: UserMutesResource.get.name,
    hides: false,
  });
}

/** Takes a block back. What they made comes with the next look. */
export function unblockUser(person: Person): AppThunk<Promise<void>> {
  return letBack(person, { blockedByMe: false }, call(UserBlockResource.delete, { user_id: person.id }), UserBlocksResource.get.name);
}

/** Hears of somebody again. */
export function unmuteUser(person: Person): AppThunk<Promise<void>> {
  return letBack(person, { mutedByMe: false }, call(UserMuteResource.delete, { user_id: person.id }), UserMutesResource.get.name);
}

/** Takes what somebody made out of every list, and empties the lists of theirs; returns how to put it back. */
export function hideAllOf(userId: string): AppThunk<() => void> {
  return (dispatch, getState) => {
    const state = getState();
    const putBackMade = dispatch(removeFromFeeds(madeBy(state, userId)));
    // Boards that others own stand there, too.
    const putBackLists = listsOf(state, userId).map(({ place, ids }) => dispatch(removeFromFeed(place, ids)));
    return () => {
      for (const putBack of putBackLists) putBack();
      putBackMade();
    };
  };
}

/** Forgets the single records of somebody that pages stand on. An open page asks anew, and shows what a reload shows. */
export function forgetPagesOf(userId: string): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const made = new Set(madeBy(state, userId));
    for (const { place, data } of placesOf(state)) {
      const { id } = (data ?? {}) as { readonly id?: unknown };
      if (typeof id === 'string' && made.has(id)) dispatch(resourceInvalidated(place));
    }
  };
}

function keepApart(person: Person, act: Act): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const former = getState().entities.user[person.id];
    const patch = (changes: Changes) => dispatch(entityPatched({ type: 'user', id: person.id, changes }));
    const putBack = act.hides ? dispatch(hideAllOf(person.id)) : () => undefined;
    const forget = () => dispatch(resourceInvalidated({ name: act.list }));
    patch(act.changes);
    try {
      await dispatch(act.send);
    } catch (error) {
      patch({ ...former });
      putBack();
      dispatch(failureShown(error, 'blocks.failed'));
      return;
    }
    forget();
    const undoId = dispatch(
      undoBy(act.takeBack, () => {
        patch(act.back);
        putBack();
        forget();
        // They do not come back to boards that were kept together.
        for (const { place } of listsOf(getState(), person.id)) dispatch(resourceInvalidated(place));
      }),
    );
    dispatch(toastShown({ kind: 'undoable', message: act.message, values: { name: person.fullName }, undoId }));
  };
}

function letBack(person: Person, changes: Changes, send: AppThunk<Promise<unknown>>, list: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const former = getState().entities.user[person.id];
    const patch = (changed: Changes) => dispatch(entityPatched({ type: 'user', id: person.id, changes: changed }));
    patch(changes);
    try {
      await dispatch(send);
      for (const key of Object.keys(getState().resources[list] ?? {})) dispatch(removeFromFeed({ name: list, key }, [person.id]));
    } catch (error) {
      patch({ ...former });
      dispatch(failureShown(error, 'blocks.failed'));
    }
  };
}

/** The ids of all records that say of themselves who made them. */
function madeBy(state: RootState, userId: string): string[] {
  const isTheirs = (value: unknown) => {
    const ref = value as { type?: unknown; id?: unknown } | null | undefined;
    return typeof ref === 'object' && ref?.type === 'user' && ref.id === userId;
  };
  const records = Object.values(state.entities).flatMap((byId: Readonly<Record<string, object>>) => Object.entries(byId));
  return [userId, ...records.filter(([, record]) => Object.values(record).some(isTheirs)).map(([id]) => id)];
}

/** The lists that were asked for by somebody's name or id, such as the boards of their profile. */
function listsOf(state: RootState, userId: string): readonly { readonly place: FeedPlace; readonly ids: readonly string[] }[] {
  const names = [userId, state.entities.user[userId]?.username].flatMap((name) => (name === undefined ? [] : `:${JSON.stringify(name)}`));
  const isTheirs = ({ key }: FeedPlace) => names.some((name) => key.includes(name));
  return placesOf(state).flatMap(({ place, data }) =>
    Array.isArray(data) && isTheirs(place) ? [{ place, ids: data.map(({ id }: { id: string }) => id) }] : [],
  );
}

function placesOf({ resources }: RootState): { readonly place: FeedPlace; readonly data: unknown }[] {
  return Object.entries(resources).flatMap(([name, byKey]) =>
    Object.entries(byKey).map(([key, { data }]) => ({ place: { name, key }, data })),
  );
}
