import { MOST_PIN_TOPICS } from '@bowerbird/domain/pinning/pin-topics.ts';
import { checkDraft } from './check-draft.ts';
import type { InterestTag } from '../../discovery/topic-field/index.ts';
import type { Words } from '../../../i18n/message-id.ts';
import type { Draft } from './draft.ts';

/** The fields that several drafts are given at once (`B3.33`). */
export type BatchText = 'title' | 'description' | 'link' | 'altText';
export type BatchField = BatchText | 'board' | 'interestTags' | 'isCommentsAllowed' | 'isShoppingRecAllowed';

/** What each draft had before a field was changed for all of them: these are the dirty fields. */
export type Dirty = { readonly [field in BatchField]?: Readonly<Record<string, Partial<Draft>>> };

/** The parts of a draft that a field stands for. */
export function partsOf(field: BatchField, draft: Draft): Partial<Draft> {
  return field === 'board' ? { board: draft.board, section: draft.section } : { [field]: draft[field] };
}

/** What a field is in several drafts. They share a value, or there are so many different ones, and so many are empty. */
export function sharedText(drafts: readonly Draft[], field: BatchText): { value: string; different: number; empty: number } {
  const values = new Set(drafts.map((draft) => draft[field]));
  const [only = ''] = values;
  const empty = drafts.filter((draft) => draft[field] === '').length;
  return values.size === 1 ? { value: only, different: 0, empty } : { value: '', different: values.size, empty };
}

/** The topics of each draft. Those added for all are there, and those taken away for all are not. */
export function withTopics(
  drafts: readonly Draft[],
  shared: readonly InterestTag[],
  chosen: readonly InterestTag[],
): Map<string, readonly InterestTag[]> {
  const gone = shared.filter(({ id }) => !chosen.some((tag) => tag.id === id));
  const fresh = chosen.filter(({ id }) => !shared.some((tag) => tag.id === id));
  return new Map(
    drafts.map(({ id, interestTags }) => {
      const kept = interestTags.filter((tag) => !gone.some((one) => one.id === tag.id));
      const added = fresh.filter((tag) => !kept.some((one) => one.id === tag.id));
      return [id, [...kept, ...added].slice(0, MOST_PIN_TOPICS)];
    }),
  );
}

/** The topics that all of them have. */
export function sharedTopics(drafts: readonly Draft[]): readonly InterestTag[] {
  const [first, ...others] = drafts;
  return (first?.interestTags ?? []).filter(({ id }) => others.every(({ interestTags }) => interestTags.some((tag) => tag.id === id)));
}

/** Remembers what drafts had before a field is changed; what each had first is what undoing brings back. */
export function withDirty(dirty: Dirty, field: BatchField, drafts: readonly Draft[]): Dirty {
  return { ...dirty, [field]: { ...Object.fromEntries(drafts.map((draft) => [draft.id, partsOf(field, draft)])), ...dirty[field] } };
}

/** The fields that still differ from what each draft had; one that was undone is as before. */
export function stillDirty(dirty: Dirty, drafts: readonly Draft[]): Dirty {
  const differs = ([field, before]: [string, Readonly<Record<string, Partial<Draft>>>]) =>
    drafts.some((draft) => {
      const had = before[draft.id];
      return had && Object.entries(partsOf(field as BatchField, draft)).some(([name, value]) => had[name as keyof Draft] !== value);
    });
  return Object.fromEntries(Object.entries(dirty).filter(differs));
}

export interface WrongDraft {
  readonly draft: Draft;
  readonly words: Words;
}

/** The drafts of which a field is wrong as it is typed, or was when they were to be published. */
export function wrongIn(drafts: readonly Draft[], field: BatchText | 'board'): WrongDraft[] {
  return drafts.flatMap((draft) => {
    const words = { ...draft.problems, ...checkDraft(draft) }[field];
    return words ? [{ draft, words }] : [];
  });
}

/** The ids from one draft to another, in their order. */
export function runOf(drafts: readonly Draft[], from: string, to: string): string[] {
  const [start, end] = [from, to].map((id) => drafts.findIndex((draft) => draft.id === id)).toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : drafts.slice(start, end + 1).map(({ id }) => id);
}
