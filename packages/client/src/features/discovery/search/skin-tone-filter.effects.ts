import type { BaseSearchResource } from '@bowerbird/contract/discovery/search/calls.ts';
import { afterReply, type Effect } from '../../../store/effects.ts';
import { queryRun } from './skin-tone-filter.store.ts';

/** Counts the searches that use the filter (`B4.21`). */
const effects: readonly Effect[] = [
  afterReply<typeof BaseSearchResource.get>('BaseSearchResource.get', ({ input }) => {
    if (input.bookmarks) return [];
    const usesSkinTone = /(^|,)skin_tone:/.test(input.filters ?? '');
    return [queryRun({ query: input.query.trim().toLowerCase(), usesSkinTone })];
  }),
];
export default effects;
