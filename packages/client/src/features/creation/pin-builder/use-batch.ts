import { useState } from 'react';
import { runOf, sharedTopics, withDirty, withTopics, type BatchField, type Dirty } from './batch.ts';
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
  /** Changes a field of all selected drafts. */
  readonly change: (field: BatchField, changes: Partial<Draft>) => void;
  /** Adds topics to all selected drafts, or takes away those that all of them have. */
  readonly changeTopics: (chosen: readonly InterestTag[]) => void;
  /** Gives each draft back what it had. */
  readonly undo: (field: BatchField) => void;
}

/** Several drafts edited together (`B3.33`): fields that nobody touches stay as they are in each. */
export function useBatch(hand: DraftsInHand): Batch {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [dirty, setDirty] = useState<Dirty>({});
  const drafts = hand.drafts.filter(({ id }) => ids.includes(id));
  const select = (next: readonly string[]) => {
    setIds(next);
    // Another selection is another edit: what was changed stays.
    setDirty({});
  };
  return {
    drafts,
    dirty,
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
    change: (field, changes) => {
      setDirty((before) => withDirty(before, field, drafts));
      for (const { id, problems } of drafts) {
        const { [field as 'title']: _answered, ...others } = problems;
        hand.change(id, { ...changes, problems: others });
      }
    },
    changeTopics: (chosen) => {
      setDirty((before) => withDirty(before, 'interestTags', drafts));
      for (const [id, interestTags] of withTopics(drafts, sharedTopics(drafts), chosen)) hand.change(id, { interestTags });
    },
    undo: (field) => {
      for (const [id, parts] of Object.entries(dirty[field] ?? {})) hand.change(id, parts);
      setDirty(({ [field]: _undone, ...others }) => others);
    },
  };
}
