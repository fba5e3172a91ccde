import type { DraftError, PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import { CallError } from '@bowerbird/contract/protocol/call-error.ts';
import type { FieldProblem } from '@bowerbird/contract/protocol/errors.ts';
import { draftLimits } from '@bowerbird/domain/creation/drafts.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { wordsOfRule } from '../../../store/blocked-words.ts';
import type { DraftProblems } from './draft.ts';
import { wordsForPage, wordsForTrouble } from './refusals.ts';

type Place = keyof DraftProblems;

const placeOfField: Record<string, Place> = {
  title: 'title',
  description: 'description',
  link: 'link',
  alt_text: 'altText',
  board_id: 'board',
  section: 'board',
};

/** What the server said, beside the field that it speaks of. */
export function problemsOf({ record }: CallError): DraftProblems {
  if (record?.name === 'forbidden' && record.extraData?.reason === 'limited') return { pin: { id: 'builder.creationOff' } };
  if (record?.name === 'board_not_found' || record?.name === 'section_not_found' || record?.name === 'forbidden')
    return { board: { id: 'builder.boardGone' } };
  if (record?.name === 'too_many_things') return { board: { id: 'builder.boardFull' } };
  if (record?.name === 'page_refused') return { pin: { id: wordsForPage(record) } };
  if (record?.name !== 'bad_input') return { pin: { id: wordsForTrouble(record) } };
  const entries = (record.extraData?.fields ?? []).flatMap((problem) => {
    if (problem.rule === 'film_alone') return [['pin', { id: 'slides.filmAlone' }] as const];
    const slide = slideOfField(problem.field);
    if (slide !== null) return [['pin', { id: 'slides.needsFields', values: { number: slide + 1 } }] as const];
    const place = placeOfField[problem.field];
    return place ? [[place, wordsOf(problem, place)] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : { pin: { id: 'builder.serverTrouble' } };
}

/** Why a draft got no time. The time may have passed, or the last free place may have gone, while it was asked for. */
export function problemsOfScheduling(error: unknown): DraftProblems {
  if (!(error instanceof CallError)) return { pin: { id: 'builder.serverTrouble' } };
  const { record } = error;
  if (record?.name === 'too_many_things') return { pin: { id: 'schedule.full', values: { most: draftLimits.scheduled } } };
  const isMissed = record?.extraData?.fields?.some(({ field, rule }) => field === 'scheduled_ts' && rule === 'past');
  return isMissed ? { pin: { id: 'schedule.missed' } } : problemsOf(error);
}

/** Which picture of a carousel a field belongs to, as `items.2.title`; `null` for a field of the pin. */
function slideOfField(field: string): number | null {
  const found = /^items\.(\d+)\./u.exec(field);
  return found ? Number(found[1]) : null;
}

const errorsOfRecord = {
  title: 'titleError',
  description: 'descriptionError',
  link: 'linkError',
  altText: 'altTextError',
  board: 'boardError',
  pin: 'mediaError',
} as const satisfies { readonly [place in Place]: keyof PinDraft };

/** What was wrong at the last try to publish, as the server keeps it with a draft. A board that is gone is told in any case. */
export function problemsOfRecord(record: PinDraft): DraftProblems {
  if (record.publishingStatus !== 'failed') return record.boardError ? { board: { id: 'builder.boardGone' } } : {};
  const entries = Object.entries(errorsOfRecord).flatMap(([place, field]) => {
    const error = record[field];
    return error ? [[place, wordsOfError(error, place as Place)] as const] : [];
  });
  const slide = record.items.findIndex((item, at) => at > 0 && (item.titleError ?? item.descriptionError ?? item.linkError) !== null);
  if (slide > 0) return { ...Object.fromEntries(entries), pin: { id: 'slides.needsFields', values: { number: slide + 1 } } };
  return entries.length > 0 ? Object.fromEntries(entries) : { pin: { id: 'builder.notPublished' } };
}

function wordsOfError(error: DraftError, place: Place): Words {
  if (error.rule === 'film_alone') return { id: 'slides.filmAlone' };
  return place === 'pin' ? { id: 'builder.needsOtherPicture' } : wordsOf({ field: place, ...error }, place);
}

function wordsOf({ rule, limit }: FieldProblem, place: Place): Words {
  if (rule === 'maxLength' && limit !== undefined) return { id: 'builder.longerThan', values: { limit } };
  const blocked = wordsOfRule(rule);
  if (blocked) return { id: blocked };
  if (place === 'link') return { id: 'pinActs.linkWrong' };
  return place === 'board' ? { id: 'builder.boardGone' } : { id: 'builder.controlCharacters' };
}
