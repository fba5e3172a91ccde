import { useRef } from 'react';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { PinResource } from '@bowerbird/contract/pinning/pins/calls.ts';
import type { CreatePinInput } from '@bowerbird/contract/pinning/pins/schemas.ts';
import type { Pin } from '@bowerbird/contract/pinning/pins/records.ts';
import { completeLink } from '@bowerbird/domain/links.ts';
import { toCallError, type CallError } from '@bowerbird/contract/protocol/call-error.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useAction, useAppDispatch } from '../../../store/hooks.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { pinPath } from '../../pinning/pins/index.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { readyDrafts } from './check-draft.ts';
import type { Draft, DraftProblems } from './draft.ts';
import { publishKeys } from './publish-keys.ts';
import { wordsForPage, wordsForPicture, wordsForTrouble } from './refusals.ts';
import type { DraftsInHand } from './use-drafts.ts';

/**
 * Publishes every draft that is ready, one after the other; those that fail stay, each with what was wrong. A second click
 * while it runs does nothing. It stands apart from the form kit, because each draft is saved while somebody types.
 */
export function usePublish(hand: DraftsInHand): { isPublishing: boolean; publish: () => Promise<void> } {
  const create = useAction(PinResource.create);
  const dispatch = useAppDispatch();
  const keys = useRef(publishKeys());
  const { busy: isPublishing, run } = useOneAtATime();

  const publish = () => run(publishReady);
  const publishReady = async () => {
    const pins: Pin[] = [];
    for (const draft of readyDrafts(hand.drafts).ready) {
      try {
        const input = inputOf(draft);
        pins.push(await create(input, { idempotencyKey: keys.current.of(draft.id, input) }));
        hand.settle(draft.id);
      } catch (error) {
        fail(draft, toCallError(error));
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

  const fail = (draft: Draft, error: CallError) => {
    const changes = changesAfter(draft, error);
    hand.change(draft.id, changes);
    if (!changes.picture) hand.select(draft.id);
  };

  return { isPublishing, publish };
}

function inputOf(draft: Draft): CreatePinInput {
  const { picture, board, section } = draft;
  const source =
    picture.kind === 'uploaded' ? { image_signature: picture.signature } : picture.kind === 'web' ? { image_url: picture.sourceUrl } : {};
  return {
    board_id: board?.id ?? '',
    section: section?.id,
    ...source,
    title: draft.title.trim(),
    description: draft.description.trim(),
    link: completeLink(draft.link) || undefined,
    alt_text: draft.altText.trim(),
  };
}

const placeOfField: Record<string, keyof DraftProblems> = {
  title: 'title',
  description: 'description',
  link: 'link',
  alt_text: 'altText',
  board_id: 'board',
  section: 'board',
};

/** What becomes of a draft that was not published: its picture goes when it is what was refused. */
export function changesAfter(draft: Draft, error: CallError): Partial<Pick<Draft, 'picture' | 'problems'>> {
  const { record } = error;
  if (record?.name !== 'picture_refused') return { problems: problemsOf(error) };
  const words: Words = { id: wordsForPicture(record.extraData?.reason) };
  return { picture: { kind: 'failed', fileName: draft.title, words, canRetry: false }, problems: {} };
}

/** What the server said, beside the field that it speaks of. */
export function problemsOf({ record }: CallError): DraftProblems {
  if (record?.name === 'board_not_found' || record?.name === 'section_not_found' || record?.name === 'forbidden')
    return { board: { id: 'builder.boardGone' } };
  if (record?.name === 'too_many_things') return { board: { id: 'builder.boardFull' } };
  if (record?.name === 'page_refused') return { pin: { id: wordsForPage(record) } };
  if (record?.name !== 'bad_input') return { pin: { id: wordsForTrouble(record) } };
  const entries = (record.extraData?.fields ?? []).flatMap((problem) => {
    const place = placeOfField[problem.field];
    return place ? [[place, wordsOf(problem, place)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : { pin: { id: 'builder.serverTrouble' } };
}

function wordsOf({ rule, limit }: FieldProblem, place: keyof DraftProblems): Words {
  if (rule === 'maxLength' && limit !== undefined) return { id: 'builder.longerThan', values: { limit } };
  if (place === 'link') return { id: 'pinActs.linkWrong' };
  return place === 'board' ? { id: 'builder.boardGone' } : { id: 'builder.controlCharacters' };
}
