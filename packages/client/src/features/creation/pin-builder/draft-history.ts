import { change, endStep, redo, startHistory, undo, type History } from '../../../lib/history.ts';
import type { Draft, DraftPicture, Slide } from './draft.ts';

/** What of a draft can be undone: all that a person types and chooses. */
const parts = [
  'picture',
  'edits',
  'tags',
  'slides',
  'title',
  'description',
  'link',
  'altText',
  'board',
  'section',
  'interestTags',
  'isCommentsAllowed',
  'isShoppingRecAllowed',
] as const;
type Part = (typeof parts)[number];
export type Undoable = Pick<Draft, Part>;

export interface DraftHistory {
  readonly steps: History<Undoable>;
  readonly at: number;
}

/** A pause in typing ends a step. */
const PAUSE = 1_500;

function undoableOf(draft: Draft): Undoable {
  return Object.fromEntries(parts.map((part) => [part, draft[part]])) as unknown as Undoable;
}

/** A picture that is on its way is not where it was any more. So steps with one are not gone back to. */
function isOnItsWay({ picture, slides }: Pick<Draft, 'picture' | 'slides'>): boolean {
  return [picture, ...slides.map((slide) => slide.picture)].some(({ kind }) => kind === 'uploading' || kind === 'cut');
}

/** Remembers a change that a person makes; `undefined` where nothing can be undone after it. */
export function noteChange(
  history: DraftHistory | undefined,
  draft: Draft,
  changes: Partial<Draft>,
  now: number,
): DraftHistory | undefined {
  const changed = parts.filter((part) => part in changes && changes[part] !== draft[part]);
  if (changed.length === 0) return history;
  const before = undoableOf(draft);
  const next = { ...before, ...Object.fromEntries(changed.map((part) => [part, changes[part]])) };
  const movesPictures = changed.includes('picture') || changed.includes('slides');
  if (movesPictures && (isOnItsWay(draft) || isOnItsWay(next))) return undefined;
  // What came between, such as from another tab, is not taken back by undoing.
  const known = history ? { ...history.steps, present: before } : startHistory(before);
  const steps = history && now - history.at <= PAUSE ? known : endStep(known);
  const isTyped = changed.length === 1 && typeof draft[changed[0]!] === 'string';
  return { steps: change(steps, next, isTyped ? changed[0] : null), at: now };
}

/** One step back or forth, and the changes of the draft that it means. */
export function stepOf(history: DraftHistory, draft: Draft, way: 'undo' | 'redo'): { history: DraftHistory; changes: Partial<Draft> } {
  const steps = { ...history.steps, present: undoableOf(draft) };
  const moved = way === 'undo' ? undo(steps) : redo(steps);
  const { present } = moved;
  const picture = latestOf(present.picture, draft.picture);
  const slides = present.slides.map((slide): Slide => {
    const here = draft.slides.find(({ id }) => id === slide.id);
    return here ? { ...slide, picture: latestOf(slide.picture, here.picture) } : slide;
  });
  return { history: { steps: moved, at: 0 }, changes: { ...present, picture, slides, problems: {} } };
}

/** The same picture may have a film with other edits by now. */
function latestOf(before: DraftPicture, now: DraftPicture): DraftPicture {
  const isSameFilm =
    before.kind === 'uploaded' &&
    now.kind === 'uploaded' &&
    before.video?.uploadId !== undefined &&
    before.video.uploadId === now.video?.uploadId;
  return isSameFilm ? now : before;
}
