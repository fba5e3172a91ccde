import { hasControlCharacters } from '@bowerbird/domain/identity/email.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import type { Words } from '../../../i18n/message-id.ts';
import { tooLong } from '../../../i18n/too-long.ts';
import { wrongLink } from '../../../i18n/wrong-link.ts';
import { countUnread } from '../product-tags/index.ts';
import { isFilm, isWaiting, type Draft, type DraftField, type DraftProblems } from './draft.ts';

const limits: Record<DraftField, number> = {
  title: textLimits.pinTitle,
  description: textLimits.pinDescription,
  link: textLimits.link,
  altText: textLimits.altText,
};

/** What is wrong with the fields as they are typed, of a pin or of one picture of a carousel. */
export function checkDraft(draft: Pick<Draft, DraftField>): DraftProblems {
  const problems: { [field in DraftField]?: Words } = {};
  for (const field of Object.keys(limits) as DraftField[]) {
    const words = checkText(draft[field], limits[field]);
    if (words) problems[field] = words;
  }
  const link = wrongLink(draft.link);
  if (link) problems.link ??= link;
  return problems;
}

function checkText(text: string, limit: number): Words | null {
  const long = tooLong(text, limit);
  if (long) return long;
  // Line breaks and tabs are how people write; the rest of the control characters are not.
  return hasControlCharacters(text.replace(/[\n\r\t]/g, '')) ? { id: 'builder.controlCharacters' } : null;
}

/** Why a draft cannot be published yet; `null` when it can. */
export function reasonNotToPublish(draft: Draft): Words | null {
  if (draft.picture.kind === 'none') return { id: 'builder.needsPicture' };
  const pictures = [draft, ...draft.slides].map(({ picture }) => picture);
  const kinds = pictures.map(({ kind }) => kind);
  const awaited = pictures.find(({ kind }) => kind === 'uploading');
  if (awaited) return { id: isFilm(awaited) ? 'builder.needsVideo' : 'builder.needsUpload' };
  if (kinds.includes('cut')) return { id: 'builder.needsFile' };
  if (kinds.includes('failed')) return { id: 'builder.needsOtherPicture' };
  if (draft.slides.length > 0 && pictures.some(isFilm)) return { id: 'slides.filmAlone' };
  if (draft.board === null) return { id: 'builder.needsBoard' };
  if (isWrong(draft)) return { id: 'builder.needsFields' };
  const slide = draft.slides.findIndex(isWrong);
  return slide < 0 ? null : { id: 'slides.needsFields', values: { number: slide + 2 } };
}

function isWrong(part: Pick<Draft, DraftField>): boolean {
  return Object.keys(checkDraft(part)).length > 0;
}

/** What is said beside the button that publishes, and the draft that it is about; null where all is well. */
export function publishNote({ ready, notReady }: ReturnType<typeof readyDrafts>): { draft: Draft; words: Words } | null {
  const reason = notReady && reasonNotToPublish(notReady);
  if (reason) return { draft: notReady, words: reason };
  // A product whose page nobody could read stops nothing, but its pin would show its address alone.
  const draft = ready.find((one) => unreadTags(one) > 0);
  return draft ? { draft, words: { id: 'builder.tagsUnread', values: { count: unreadTags(draft) } } } : null;
}

function unreadTags(draft: Draft): number {
  return [draft, ...draft.slides].reduce((sum, { tags }) => sum + countUnread(tags), 0);
}

/** What a click publishes, and the draft that it waits for; one whose picture was refused holds nothing up that is ready. */
export function readyDrafts(drafts: readonly Draft[]): { ready: readonly Draft[]; notReady: Draft | undefined } {
  const ready = drafts.filter((draft) => !isWaiting(draft) && reasonNotToPublish(draft) === null);
  const isStuck = ({ picture }: Draft) => ready.length > 0 && picture.kind === 'failed' && !picture.canRetry;
  return { ready, notReady: drafts.find((draft) => !isWaiting(draft) && !ready.includes(draft) && !isStuck(draft)) };
}

/** What the button that publishes says. It counts what goes, or what needs something where none can go. */
export function publishVerb(drafts: readonly Draft[], ready: number, isSelection = false): Words {
  const all = drafts.filter((draft) => !isWaiting(draft)).length;
  if (ready === 0 && all > 1) return { id: 'builder.needMore', values: { count: all } };
  if (ready > 0 && (ready < all || isSelection)) return { id: 'builder.publishSome', values: { count: ready } };
  return { id: 'builder.publish', values: { count: Math.max(1, all) } };
}
