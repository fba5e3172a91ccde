import { useRef, useState } from 'react';
import { PinDraftPublicationsResource } from '@bowerbird/contract/creation/pin-drafts/calls.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { browserNetwork } from '../../../lib/loading/network.ts';
import { failureShown } from '../../../store/failure-shown.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { pinPath } from '../../pinning/pins/index.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { readyDrafts } from './check-draft.ts';
import type { Draft } from './draft.ts';
import { problemsOf } from './problems-of-draft.ts';
import { wordsForPicture } from './refusals.ts';
import type { DraftsInHand } from './use-drafts.ts';

export type PublishState = 'next' | 'going' | 'out' | 'needs';

export interface PublishProgress {
  readonly states: readonly PublishState[];
  readonly pins: readonly Pin[];
  /** The ids of those that need somebody, while the others go on. */
  readonly needing: readonly string[];
  readonly isStopping: boolean;
}

export interface Publishing {
  readonly isPublishing: boolean;
  /** How far those are that were to go, while they go. */
  readonly progress: PublishProgress | null;
  /** The one that is on its way goes out yet, and the others stay drafts. */
  readonly stop: () => void;
  /** Has one that needed somebody go once more, behind the others. */
  readonly again: (id: string) => void;
  /** Publishes those of these drafts that are ready. */
  readonly publish: (drafts: readonly Draft[]) => Promise<void>;
}

const WAITS_MS = [1_000, 2_000, 4_000];

/**
 * Publishes the drafts that are ready, one after the other; those that fail stay, each with what was wrong. A second click
 * while it runs does nothing. It stands apart from the form kit, because each draft is saved while somebody types.
 */
export function usePublish(hand: DraftsInHand): Publishing {
  const create = useAction(PinDraftPublicationsResource.create);
  const dispatch = useAppDispatch();
  const { busy: isPublishing, run } = useOneAtATime();

  const [progress, setProgress] = useState<Publishing['progress']>(null);

  const isStopped = useRef(false);
  const again = useRef<Publishing['again']>(() => {});
  const publish: Publishing['publish'] = (drafts) => run(() => publishReady(drafts).finally(() => setProgress(null)));
  const publishReady = async (drafts: readonly Draft[]) => {
    const pins: Pin[] = [];
    const { ready } = readyDrafts(drafts);
    isStopped.current = false;
    const states = ready.map((): PublishState => 'next');
    const step = (at: number, state: PublishState) => {
      states[at] = state;
      const needing = ready.filter((_, place) => states[place] === 'needs').map(({ id }) => id);
      setProgress({ states: [...states], pins: [...pins], needing, isStopping: isStopped.current });
    };
    const line = [...ready.keys()];
    again.current = (id) => {
      const at = ready.findIndex((draft, place) => draft.id === id && states[place] === 'needs');
      if (at < 0) return;
      line.push(at);
      step(at, 'next');
    };
    for (let at = line.shift(); at !== undefined; at = line.shift()) {
      const draft = ready[at]!;
      if (isStopped.current) break;
      step(at, 'going');
      try {
        pins.push(await publishOne(draft));
        hand.settle(draft.id);
        step(at, 'out');
      } catch (error) {
        if (error instanceof CallError && error.record === null) {
          // None of the others would arrive either, and the drafts stay as they are.
          tellOfNetwork(error);
          break;
        }
        await fail(draft, error);
        step(at, 'needs');
      }
    }
    const [pin] = pins;
    if (!pin) return;
    dispatch(
      toastShown({
        kind: 'done',
        message: pins.length === 1 ? 'builder.published' : 'builder.publishedMany',
        values: { count: pins.length },
        href: pins.length === 1 ? pinPath(pin.id) : (pin.board?.url ?? pin.pinner.profileUrl),
        imageUrl: pin.images['75x75']?.url,
      }),
    );
  };

  /** The draft as it is here goes to the server first; of the draft there comes one pin, however often it is asked for. */
  const publishOne = async (draft: Draft): Promise<Pin> => {
    const base = await hand.kept.sync?.save(draft.id);
    if (!base) throw new CallError(null);
    return withPatience(() => create({ id: base.serverId, version: base.version }));
  };

  /** Where the browser knows that it is offline, the banner of every page says so already. */
  const tellOfNetwork = (failure: CallError) => {
    if (browserNetwork.isOnline()) dispatch(failureShown(failure));
  };

  const fail = async (draft: Draft, error: unknown) => {
    const { sync } = hand.kept;
    const name = error instanceof CallError ? error.record?.name : undefined;
    if (name === 'not_found') sync?.lose(draft.id);
    // The page asks what is to become of it, and there is nothing to mend.
    if (sync?.goneOf(draft.id)) return hand.select(draft.id);
    if (name === 'conflict') await sync?.pull().catch(() => {});
    const changes = changesAfter(draft, error);
    hand.change(draft.id, changes);
    if (!changes.picture) hand.select(draft.id);
  };

  const stop = () => {
    isStopped.current = true;
    setProgress((before) => before && { ...before, isStopping: true });
  };

  return { isPublishing, progress, publish, stop, again: (id) => again.current(id) };
}

/** Another tab may be publishing the same draft at this moment. Its pin is the answer a little later. */
async function withPatience<T>(act: () => Promise<T>): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof CallError) || error.record?.name !== 'unavailable') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return act();
}

/** What becomes of a draft that was not published: its picture goes when it is what was refused. */
export function changesAfter(draft: Draft, error: unknown): Partial<Pick<Draft, 'picture' | 'problems'>> {
  // What is no failed call is a fault of ours, and no lost network.
  if (!(error instanceof CallError)) return { problems: { pin: { id: 'builder.serverTrouble' } } };
  const { record } = error;
  if (record?.name === 'conflict') return { problems: { pin: { id: 'builder.changedMeanwhile' } } };
  if (record?.name !== 'picture_refused') return { problems: problemsOf(error) };
  const words: Words = { id: wordsForPicture(record.extraData?.reason) };
  return { picture: { kind: 'failed', fileName: draft.title, words, canRetry: false }, problems: {} };
}
