import { useState } from 'react';
import { runOf, sharedTopics, stillDirty, withDirty, withTopics, type BatchField, type Dirty } from './batch.ts';
import { noBatchHistory, noteBatch, stepBatch, type PartsById } from './batch-history.ts';
import type { InterestTag } from '../../discovery/topic-field/index.ts';
import type { Draft } from './draft.ts';
import type { DraftsInHand } from './use-drafts.ts';

export interface Batch {
  /** The selected drafts; with two or more they are edited together. */
  readonly drafts: readonly Draft[];
  readonly dirty: Dirty;
  readonly isSelected: (id: string) => boolean;
  /** Selects or lets go of a draft; a run goes from the one that was selected last. */
  readonly toggle: (id: string, isRun: boolean, among: readonly Draft[]) => void;
  readonly select: (ids: readonly string[]) => void;
  readonly end: () => void;
  /** Changes a field of all selected drafts, or of those that are named. */
  readonly change: (field: BatchField, changes: Partial<Draft>, only?: readonly Draft[]) => void;
  /** Adds topics to all selected drafts, or takes away those that all of them have. */
  readonly changeTopics: (chosen: readonly InterestTag[]) => void;
  /** Changes parts that no field stands for, such as the shape of pictures. */
  readonly changeParts: (parts: PartsById) => void;
  /** Gives each draft, or those that are named, back what it had. */
  readonly undo: (field: BatchField, only?: readonly Draft[]) => void;
  /** Undo and redo of the changes of several drafts, each whole. */
  readonly steps: DraftsInHand['steps'];
}

/** Several drafts edited together (`B3.33`): fields that nobody touches stay as they are in each. */
export function useBatch(hand: DraftsInHand): Batch {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [dirty, setDirty] = useState<Dirty>({});
  const [history, setHistory] = useState(noBatchHistory);
  const drafts = hand.drafts.filter(({ id }) => ids.includes(id));
  const select = (next: readonly string[]) => {
    setIds(next);
    // Another selection is another edit: what was changed stays.
    setDirty({});
    // What is changed one by one is undone one by one.
    if (next.length < 2) setHistory(noBatchHistory);
  };
  const apply = (field: BatchField | null, after: PartsById) => {
    const before = Object.fromEntries(
      hand.drafts.flatMap((draft) => {
        const names = Object.keys(after[draft.id] ?? {}) as (keyof Draft)[];
        return names.length === 0 ? [] : [[draft.id, Object.fromEntries(names.map((name) => [name, draft[name]]))]];
      }),
    );
    setHistory((known) => noteBatch(known, { field, before, after }, Date.now()));
    give(after, field);
  };
  const give = (parts: PartsById, field: BatchField | null = null) => {
    for (const { id, problems } of hand.drafts) {
      if (!parts[id]) continue;
      const { [field as 'title']: _answered, ...others } = problems;
      hand.change(id, { ...parts[id], problems: others });
    }
  };
  const note = (field: BatchField, changed: readonly Draft[]) => setDirty((before) => withDirty(before, field, changed));
  return {
    drafts,
    dirty: stillDirty(dirty, drafts),
    isSelected: (id) => ids.includes(id),
    toggle: (id, isRun, among) => {
      const last = ids.at(-1);
      if (isRun && last !== undefined) return select([...new Set([...ids, ...runOf(among, last, id)])]);
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
      select(next);
      // One selected draft alone is the one that is edited.
      const [only] = next;
      if (only !== undefined && next.length === 1) hand.select(only);
    },
    select,
    end: () => select([]),
    change: (field, changes, only = drafts) => {
      note(field, only);
      apply(field, Object.fromEntries(only.map(({ id }) => [id, changes])));
    },
    changeTopics: (chosen) => {
      note('interestTags', drafts);
      const topics = withTopics(drafts, sharedTopics(drafts), chosen);
      apply('interestTags', Object.fromEntries([...topics].map(([id, interestTags]) => [id, { interestTags }])));
    },
    changeParts: (parts) => apply(null, parts),
    undo: (field, only = drafts) => {
      const isMeant = ([id]: [string, unknown]) => only.some((draft) => draft.id === id);
      const known = Object.entries(dirty[field] ?? {});
      const left = known.filter((entry) => !isMeant(entry));
      apply(field, Object.fromEntries(known.filter(isMeant)));
      setDirty(({ [field]: _undone, ...others }) => (left.length > 0 ? { ...others, [field]: Object.fromEntries(left) } : others));
    },
    steps: {
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      step: (way) => {
        const step = stepBatch(history, way);
        if (!step) return;
        setHistory(step.history);
        give(step.parts);
      },
    },
  };
}
