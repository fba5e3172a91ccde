import type { PinDraft } from '@bowerbird/contract/creation/pin-drafts/schemas.ts';
import type { Bases } from './draft-storage.ts';
import { baseOf, isAsBase, type Base } from './draft-sync.ts';
import { draftOf } from './draft-content.ts';
import type { Draft } from './draft.ts';
import { firstState, type DraftsState } from './drafts.reducer.ts';

/** What a page begins with. */
export interface GivenDrafts {
  readonly state: DraftsState;
  /** What the server keeps of them, by their ids. */
  readonly bases: Bases;
}

/** The drafts that came with a page, so that its first paint has them; a blank one where there are none. */
export function givenDrafts(records: readonly PinDraft[]): GivenDrafts {
  const drafts = records.map(draftOf);
  const [first] = drafts;
  if (!first) return { state: firstState, bases: {} };
  return {
    state: { drafts, selectedId: first.id },
    bases: Object.fromEntries(records.map((record) => [record.creationId, baseOf(record)])),
  };
}

/** What the server keeps of drafts, without those that are to be taken away; `unwanted` are their ids. */
export function withoutRemovals(bases: Bases, removals: readonly string[]): { known: Bases; unwanted: readonly string[] } {
  const isWanted = ([, { serverId }]: readonly [string, Base]) => !removals.includes(serverId);
  const all = Object.entries(bases);
  return { known: Object.fromEntries(all.filter(isWanted)), unwanted: all.filter((one) => !isWanted(one)).map(([id]) => id) };
}

/** Whether a draft is as it came with the page. */
export function isAsGiven({ bases }: GivenDrafts, draft: Draft): boolean {
  return isAsBase(bases[draft.id], draft);
}
